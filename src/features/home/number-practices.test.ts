import { expect, test } from 'vitest';
import { numberPractices } from './number-practices.ts';

test('groups get the numbers of their practices, and other shapes stay as they are', () => {
  expect(
    numberPractices('<g id="talent"><path d="M0 0"/></g><g id="pay"/><g fill="none"/>', [
      'pay',
      'talent',
    ]),
  ).toBe('<g data-practice="2"><path d="M0 0"/></g><g data-practice="1"/><g fill="none"/>');
});
