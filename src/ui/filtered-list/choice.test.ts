import { describe, expect, test } from 'vitest';
import { cleanChoice, filterByChoice } from './choice.ts';

const items = [
  { key: 'one-payroll', choice: 'Shops' },
  { key: 'rosters', choice: 'Clinics' },
];
const clean = (asked: string, fragment = '') =>
  cleanChoice(asked, fragment, ['Shops', 'Clinics', 'Staff Matters'], items);

describe('the choice in the URL', () => {
  test.each(['Shops', 'Staff Matters'])('is accepted if it is offered: %s', (asked) => {
    expect(clean(asked)).toBe(asked);
  });

  test.each(['', 'shops', 'all', '<b>', '__proto__', 'Software'])(
    'is ignored if it is %j',
    (asked) => {
      expect(clean(asked)).toBe('');
      expect(clean(asked, '#rosters')).toBe('');
    },
  );

  test('is ignored if it would hide the item in the fragment', () => {
    expect(clean('Shops', '#one-payroll')).toBe('Shops');
    expect(clean('Shops', '#rosters')).toBe('');
    expect(clean('Shops', '#elsewhere')).toBe('Shops');
  });
});

test('a choice filters the items', () => {
  expect(filterByChoice(items, 'Shops')).toEqual([items[0]]);
  expect(filterByChoice(items, 'Staff Matters')).toEqual([]);
  expect(filterByChoice(items, '')).toEqual(items);
});
