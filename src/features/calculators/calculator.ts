// Works out what visitors enter. Nothing is sent or stored.
import { describeResult } from './calculator-rule.ts';

// Forms of dates have no rule.
for (const form of document.querySelectorAll<HTMLElement>('[data-calculator^="{"]')) {
  const rule = JSON.parse(form.dataset.calculator ?? '');
  const output = form.querySelector('output');
  form.addEventListener('input', () => {
    const inputs = [...form.querySelectorAll('input')];
    // The number of a box to tick is not one.
    const values = inputs.map((input) => [
      input.dataset.input,
      input.checked || input.valueAsNumber || 0,
    ]);
    const isInvalid = form.querySelector(':invalid');
    output?.replaceChildren(isInvalid ? '' : describeResult(rule, Object.fromEntries(values)));
  });
}
