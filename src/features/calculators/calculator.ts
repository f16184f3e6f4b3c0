// Works out what visitors enter. Nothing is sent or stored.
import { describeResult } from './calculator-rule.ts';
import { parseNumber } from './parse-number.ts';

// Forms of dates have no rule.
for (const form of document.querySelectorAll<HTMLElement>('[data-calculator^="{"]')) {
  const rule = JSON.parse(form.dataset.calculator ?? '');
  const inputs = [...form.querySelectorAll('input')];

  /** @returns the value of an input, NaN for what is no number or too large */
  function read(input: HTMLInputElement) {
    if (input.type === 'checkbox') return input.checked;
    const value = parseNumber(input.value, rule.tag);
    return value <= Number(input.dataset.most) ? value : Number.NaN;
  }

  function update() {
    const values = inputs.map((input) => ({ input, value: read(input) }));
    for (const { input, value } of values) {
      const isWrong = Number.isNaN(value);
      input.setAttribute('aria-invalid', String(isWrong));
      const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      if (message) message.textContent = isWrong ? (input.dataset.error ?? '') : '';
    }
    const isComplete = values.every(({ value }) => !Number.isNaN(value));
    const all = Object.fromEntries(values.map(({ input, value }) => [input.dataset.input, value]));
    form.querySelector('output')?.replaceChildren(isComplete ? describeResult(rule, all) : '');
  }

  form.addEventListener('input', update);
  // Typed before this script was there, or restored by the browser.
  if (
    inputs.some(
      (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
    )
  )
    update();
}
