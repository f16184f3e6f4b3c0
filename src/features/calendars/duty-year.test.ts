import { expect, test } from 'vitest';
import { toIsoDate } from '../../content/dates.ts';
import { chooseDays } from './choose-days.ts';
import { buildFilterStyles, listChoices } from './duty-filter.ts';
import { groupByMonth, isMonthly, listDuties, listImportant } from './duty-year.ts';
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

test('a year is the monthly duties and the months that have dates', () => {
  expect(
    groupByMonth(duties).map(({ month, rows }) => [month, ...rows.map(({ duty }) => duty.id)]),
  ).toEqual([
    [0, 'wages'],
    [1, 'return', 'levy'],
    [3, 'bonus'],
    [6, 'return'],
  ]);
  expect([6, 7].map((count) => isMonthly({ months: everyMonth.slice(0, count) }))).toEqual([
    false,
    true,
  ]);
});

test('articles show the duties that are marked, or the first five', () => {
  expect(listImportant(duties).map(({ duty }) => duty.id)).toEqual(['return']);
  const unmarked = listDuties([
    {
      jurisdictions: [
        { code: 'KE', name: 'Kenya', duties: everyMonth.map((id) => due(`${id}`, id, [1])) },
      ],
    },
  ]);
  expect(listImportant(unmarked)).toHaveLength(5);
});

test('visitors choose among the places and subjects that have duties', () => {
  const { places, subjects } = listChoices([calendar]);
  expect(places.map(({ code }) => code)).toEqual(['KE', 'KE-30', 'UG']);
  expect(subjects.map(({ id }) => id)).toEqual(['pay', 'tax']);
});

test('a single place or subject is no choice, and there are no styles for it', () => {
  const one = [{ ...calendar, jurisdictions: calendar.jurisdictions.slice(1, 2) }];
  const choices = listChoices(one);
  expect(choices).toEqual({ places: [], subjects: [] });
  expect(buildFilterStyles(choices, listDuties(one))).toBe('');
});

test('who chooses a state keeps the dates of its country', () => {
  const styles = buildFilterStyles(listChoices([calendar]), duties);
  expect(styles).toContain(
    '.duties:has(#place-KE-30:checked) [data-place]:not([data-place~="KE"],[data-place~="KE-30"])',
  );
  expect(styles).toContain('.duties:has(#place-KE:checked) [data-place]:not([data-place~="KE"])');
  expect(styles).toContain('(#subject-tax:checked) [data-subject]:not([data-subject~="tax"])');
});

test('months without dates are hidden, and a pair without duties says so', () => {
  const styles = buildFilterStyles(listChoices([calendar]), duties);
  expect(styles).toContain(
    '.duties:has(#place-UG:checked):has(#subject-pay:checked) tbody:is(#month-0,#month-1,#month-6)',
  );
  expect(styles).toContain(':has(#place-all:checked):has(#subject-pay:checked) tbody:is(#month-1,');
  expect(styles).toContain(
    '.duties:has(#place-KE-30:checked):has(#subject-all:checked) tbody:is(#month-3)',
  );
  expect(styles).toMatch(
    /\}\.duties:has\(#place-UG:checked\):has\(#subject-tax:checked\) \.duties-none\{display:block\}/,
  );
});

const next = (iso: [year: number, month: number, day: number]) => {
  const [year, month, day] = iso;
  const named = duties.map(({ duty, place }) => ({
    ...duty,
    code: place.code,
    isMain: true,
  }));
  return findNextDates(named, { year, month, day }).map(({ date, duties }) => [
    toIsoDate(date),
    ...duties,
  ]);
};

test('the next dates begin today and go on in the next year', () => {
  expect(next([2027, 12, 7])).toEqual([
    ['2027-12-07', 'wages'],
    ['2028-01-07', 'wages'],
    ['2028-01-31', 'return', 'levy'],
  ]);
  expect(next([2028, 2, 29])).toEqual([
    ['2028-03-05', 'bonus'],
    ['2028-03-07', 'wages'],
    ['2028-04-07', 'wages'],
  ]);
});

test.each([
  ['all', 'all', ['wages', 'return', 'bonus']],
  ['KE-30', 'all', ['wages', 'return', 'levy']],
  ['KE-30', 'tax', ['return', 'levy']],
  ['all', 'tax', ['return', 'levy']],
  ['UG', 'tax', []],
])('the next dates of the place %s and the subject %s are of %j', (place, subject, expected) => {
  const named = duties.map(({ duty: { id, ...days }, place: { code } }) => ({
    ...days,
    code,
    duty: id,
    isMain: !code.includes('-'),
  }));
  expect(chooseDays(named, place, subject).map(({ duty }) => duty)).toEqual(expected);
});
