import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Payroll', 'PAYROLL'],
  ['workman’s', "workman's"],
  ['‘fit’', "'fit'"],
  ['“meets expectations”', '"meets expectations"'],
  ['2024–25', '2024-25'],
  ['a rating — and a letter', 'a rating - and a letter'],
  ['Société', 'societe'],
  ['Bengalūru', 'bengaluru'],
  ['Straße', 'STRASSE'],
  ['section\u00a043B,\u202f50\u2009000', 'section 43B, 50  000'],
])('%j and %j are equal', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});
