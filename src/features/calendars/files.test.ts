import { expect, test } from 'vitest';
import type { Law } from '../../content/law/law.ts';
import { readEnglish } from '../../site/example-site.ts';
import { buildDutyTable } from './duty-table-file.ts';
import { formatDays } from './duty-words.ts';
import type { Calendar, Duty } from './model/calendar.ts';

const words = readEnglish();
const law = { title: 'An Act 1990', source: { url: 'https://law.example/' } } as Law;
const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const duty = (id: string, days: Pick<Duty, 'day' | 'months' | 'isLastDay'>, more = {}) =>
  ({
    id,
    duty: 'Pay, deposit; file',
    law,
    checked: '2026-11-21',
    ...days,
    ...more,
  }) as Duty;
const duties = [
  duty('monthly', { day: 15, months: everyMonth, isLastDay: false }, { section: 'section 1' }),
  duty('month-ends', { day: 31, months: everyMonth, isLastDay: true }),
  duty('not-april', {
    day: 7,
    months: everyMonth.filter((month) => month !== 4),
    isLastDay: false,
  }),
  duty(
    'quarterly',
    { day: 31, months: [1, 5, 7, 10], isLastDay: true },
    { note: 'Says “check”, "twice"' },
  ),
];
const calendar = {
  jurisdictions: [{ code: 'KE', name: 'Kenya', duties }],
} as Calendar;

test.each([
  ['monthly', 'By day 15 of each month'],
  ['month-ends', 'By the last day of each month'],
  ['not-april', 'By day 7 of each month, except April'],
  ['quarterly', 'January 31, May 31, July 31, October 31'],
])('the dates of %s are written as %s', (id, expected) => {
  const item = duties.find((one) => one.id === id) as Duty;
  expect(formatDays(item, words)).toBe(expected);
});

test('a value with commas, quotes or line breaks stays one cell', () => {
  const lines = buildDutyTable(calendar, words).split('\r\n');
  expect(lines).toHaveLength(duties.length + 2);
  expect(lines[0]).toBe('\uFEFFWhere,When,What is due,Who,Form,Law,Source,Note,Checked');
  expect(lines[1]).toBe(
    'Kenya,By day 15 of each month,"Pay, deposit; file",,,"An Act 1990, section 1",https://law.example/,,2026-11-21',
  );
  expect(lines[4]).toContain('"Says “check”, ""twice"""');
});
