import { describe, expect, test } from 'vitest';
import {
  compareDates,
  formatDate,
  latestDate,
  parseDate,
  toCalendarDate,
  toCalendarDateIn,
  toIsoDate,
} from './dates.ts';

describe('parseDate', () => {
  test.each([
    ['January 15, 2025', 2025, 1, 15],
    ['December 1, 1999', 1999, 12, 1],
    ['February 29, 2024', 2024, 2, 29],
  ])('reads %s', (text, year, month, day) => {
    expect(parseDate(text)).toEqual({ year, month, day });
  });

  test.each([
    'February 29, 2023',
    'April 31, 2025',
    'January 0, 2025',
    'January 015, 2025',
    'Jan 15, 2025',
    'january 15, 2025',
    '15 January 2025',
    'January 15 2025',
    'January 15, 25',
    ' January 15, 2025',
    '2025-01-15',
    '',
  ])('rejects "%s"', (text) => {
    expect(parseDate(text)).toBeUndefined();
    expect(() => parseDate(text)).toThrow(`"${text}" is not a date like January 15, 2025`);
  });
});

test.each([
  ['January 5, 2025', '2025-01-05'],
  ['November 30, 0999', '0999-11-30'],
])('%s is %s in ISO 8601', (text, iso) => {
  expect(toIsoDate(parseDate(text))).toBe(iso);
});

test('formatDate restores the text that parseDate parsed', () => {
  for (const text of ['January 5, 2025', 'May 31, 2024', 'December 10, 2023'])
    expect(formatDate(parseDate(text))).toBe(text);
});

test('toCalendarDate takes the day from the local time zone, at midnight and just before', () => {
  expect(toCalendarDate(new Date(2025, 0, 1, 0, 0, 0))).toEqual({ year: 2025, month: 1, day: 1 });
  expect(toCalendarDate(new Date(2025, 11, 31, 23, 59, 59))).toEqual({
    year: 2025,
    month: 12,
    day: 31,
  });
});

test.each([
  ['2025-12-31T18:29:59Z', 'Asia/Kolkata', 'December 31, 2025'],
  ['2025-12-31T18:30:00Z', 'Asia/Kolkata', 'January 1, 2026'],
  ['2025-03-01T04:59:59Z', 'America/New_York', 'February 28, 2025'],
  ['2025-06-30T23:00:00Z', 'Europe/London', 'July 1, 2025'],
])('at %s it is in %s %s, wherever the build runs', (moment, timeZone, day) => {
  expect(formatDate(toCalendarDateIn(new Date(moment), timeZone))).toBe(day);
});

test('days compare by year, month and day', () => {
  const days = ['February 1, 2025', 'January 31, 2025', 'December 31, 2024'].map(parseDate);
  expect(days.toSorted(compareDates).map(formatDate)).toEqual([
    'December 31, 2024',
    'January 31, 2025',
    'February 1, 2025',
  ]);
  expect(compareDates(parseDate('May 2, 2025'), parseDate('May 2, 2025'))).toBe(0);
});

test('latestDate returns the latest of several dates, in any order', () => {
  const [early, late] = [parseDate('September 9, 2024'), parseDate('October 10, 2024')];
  expect(latestDate(early, late, early)).toEqual(late);
  expect(latestDate(late, early)).toEqual(late);
  expect(latestDate(early)).toEqual(early);
});
