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
      // A box has no error.
      const { input: name = '', least = '0', most = '1', error } = input.dataset;
      const value = error ? parseNumber(input.value, rule.tag) : +input.checked;
      values[name] = value;
      // Also if it is not a number.
      const isWrong = !(value >= +least && value <= +most);
      isComplete &&= !isWrong;
      input.setAttribute('aria-invalid', `${isWrong}`);
      const message = input.parentElement?.querySelector('[role]');
      if (message && error) message.textContent = isWrong ? error : '';
    }
    const output = form.querySelector('output');
    if (output) output.textContent = isComplete ? describeResult(rule, values) : '';
  }

  form.addEventListener('input', update);
  // What was typed before the script arrived, and what browsers restore after that.
  update();
  addEventListener('pageshow', update);
}
