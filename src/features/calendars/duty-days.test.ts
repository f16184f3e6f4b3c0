import { expect, test } from 'vitest';
import { toIsoDate } from '../../content/dates.ts';
import { findFirstDay, formatRule, listDays } from './duty-days.ts';

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const monthly = { day: 7, months: everyMonth, isLastDay: false };
const lastDays = { day: 31, months: [2, 4], isLastDay: true };
const from = { year: 2026, month: 12, day: 1 };

test('the last day of a month is correct, also in leap years', () => {
  expect(listDays(lastDays, 2027).map(toIsoDate)).toEqual(['2027-02-28', '2027-04-30']);
  expect(listDays(lastDays, 2028).map(toIsoDate)).toEqual(['2028-02-29', '2028-04-30']);
});

test.each([
  [monthly, from, '2026-12-07'],
  [monthly, { ...from, day: 7 }, '2026-12-07'],
  [monthly, { ...from, day: 8 }, '2027-01-07'],
  [lastDays, from, '2027-02-28'],
])('the first day of %j on or after %j is %s', (duty, start, expected) => {
  expect(toIsoDate(findFirstDay(duty, start))).toBe(expected);
});

test.each([
  [monthly, 'FREQ=MONTHLY;BYMONTHDAY=7'],
  [{ ...monthly, day: 31, isLastDay: true }, 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  [lastDays, 'FREQ=YEARLY;BYMONTH=2,4;BYMONTHDAY=-1'],
])('%j repeats by %s', (duty, rule) => {
  expect(formatRule(duty)).toBe(rule);
});
