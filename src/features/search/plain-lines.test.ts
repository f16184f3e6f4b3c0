import { expect, test } from 'vitest';
import { toPlain } from './plain-lines.ts';

test.each([
  ['The [Code on Wages](law:code-on-wages) applies.', 'The Code on Wages applies.'],
  ['  plain\n text ', 'plain text'],
  ['', ''],
])('%j reads %j', (text, plain) => {
  expect(toPlain(text)).toBe(plain);
});
