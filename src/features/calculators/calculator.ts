// Works out what visitors enter. Nothing is sent or stored.
import { describeResult } from './calculator-rule.ts';
import type { Inputs } from './model/methods.ts';
import { parseNumber } from './parse-number.ts';

// Forms of dates have no rule.
for (const form of document.querySelectorAll<HTMLElement>('[data-calculator^="{"]')) {
  const rule = JSON.parse(form.dataset.calculator ?? '');
  const inputs = form.querySelectorAll('input');

  function update() {
    const values: Inputs & Record<string, unknown> = {};
    let isComplete = true;
    for (const input of inputs) {
      const { input: name = '', most, error = '' } = input.dataset;
      const isBox = input.type === 'checkbox';
      const value = isBox ? Number(input.checked) : parseNumber(input.value, rule.tag);
      values[name] = value;
      if (isBox) continue;
      // Also if it is not a number.
      const isWrong = !(value <= Number(most));
      if (isWrong) isComplete = false;
      input.setAttribute('aria-invalid', `${isWrong}`);
      const message = input.parentElement?.querySelector('[role]');
      if (message) message.textContent = isWrong ? error : '';
    }
    const output = form.querySelector('output');
    if (output) output.textContent = isComplete ? describeResult(rule, values) : '';
  }

  form.addEventListener('input', update);
  // Entered before this script was there, or restored by the browser.
  for (const input of inputs)
    if (input.value !== input.defaultValue || input.checked !== input.defaultChecked) update();
}
