import { expect, test } from 'vitest';
import { isMonthly, listDuties, listMonthly, listMonths } from './duty-year.ts';
import { findNextDates } from './find-next-dates.ts';
import type { Calendar, Duty } from './model/calendar.ts';

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const due = (id: string, day: number, months: number[], more: Partial<Duty> = {}) =>
  ({ id, duty: id, day, months, isLastDay: day === 31, ...more }) as Duty;

const calendar = {
  subjects: [
    { id: 'pay', name: 'Wages' },
    { id: 'tax', name: 'Tax' },
    { id: 'unused', name: 'Unused' },
  ],
  jurisdictions: [
    {
      code: 'KE',
      name: 'Kenya',
      duties: [
        due('wages', 7, everyMonth, { subject: 'pay' }),
        due('return', 31, [1, 6], { subject: 'tax', important: true }),
      ],
    },
    { code: 'KE-30', name: 'Nairobi', duties: [due('levy', 31, [1], { subject: 'tax' })] },
    { code: 'UG', name: 'Uganda', duties: [due('bonus', 5, [3], { subject: 'pay' })] },
  ],
} as Calendar;
const duties = listDuties([calendar]);

test('twelve months from a day on, what states ask on one subject and day in one line', () => {
  const today = '2026-03-06';
  const nairobi = { code: 'KE-30', name: 'Nairobi' };
  const also = { duty: due('fee', 31, [1], { subject: 'tax' }), place: nairobi };
  const lines = listMonths([...duties, also], today).map((month) =>
    month.map(({ date, duties }) => [date, ...duties.map(({ duty }) => duty.id)]),
  );
  expect(lines).toEqual([
    [['2026-06-30', 'return']],
    [
      ['2027-01-31', 'return'],
      ['2027-01-31', 'levy', 'fee'],
    ],
    [['2027-03-05', 'bonus']],
  ]);
  expect(listMonthly(duties).map((line) => line.duties[0]?.duty.id)).toEqual(['wages']);
  expect([6, 7].map((count) => isMonthly({ months: everyMonth.slice(0, count) }))).toEqual([
    false,
    true,
  ]);
});

const next = (today: string) => {
  const days = duties.map(({ duty }) => duty);
  return findNextDates(days, today).map(({ date, duties }) => [date, ...duties]);
};

test('the next dates begin today and go on in the next year', () => {
  expect(next('2027-12-07')).toEqual([
    ['2027-12-07', 'wages'],
    ['2028-01-07', 'wages'],
    ['2028-01-31', 'return', 'levy'],
  ]);
  expect(next('2028-02-29')).toEqual([
    ['2028-03-05', 'bonus'],
    ['2028-03-07', 'wages'],
    ['2028-04-07', 'wages'],
  ]);
});
