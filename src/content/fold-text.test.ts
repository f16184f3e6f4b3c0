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
  ['Socie\u0301te\u0301', 'SOCIÉTÉ'],
  ['Bengalūru', 'bengaluru'],
  ['Straße', 'STRASSE'],
  ['İstanbul', 'istanbul'],
  ['ΛΟΓΟΣ', 'λόγος'],
])('%j and %j are equal', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  ['pay', 'pax'],
  ["'", '"'],
  ['की', 'क'],
])('%j and %j differ', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});
