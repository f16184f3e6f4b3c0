// Works out what visitors enter. Nothing is sent or stored.
import { describeResult } from './describe-result.ts';

for (const form of document.querySelectorAll<HTMLElement>('[data-calculator]:not([data-dates])')) {
  const rule = JSON.parse(form.dataset.calculator ?? '');
  const output = form.querySelector('output');
  const read = ({ type, checked, valueAsNumber }: HTMLInputElement) =>
    type === 'checkbox' ? checked : valueAsNumber || 0;
  form.addEventListener('input', () => {
    const inputs = [...form.querySelectorAll('input')];
    const isValid = inputs.every((input) => input.checkValidity());
    const values = Object.fromEntries(inputs.map((input) => [input.dataset.input, read(input)]));
    output?.replaceChildren(
      ...(isValid ? describeResult(rule, values) : []).map((line) => {
        const part = document.createElement('span');
        part.textContent = line;
        return part;
      }),
    );
  });
}
