import { describe, expect, test } from 'vitest';
import {
  compareDates,
  formatDate,
  formatUnbrokenDate,
  parseDate,
  toCalendarDateIn,
  toIsoDate,
} from './dates.ts';

describe('parseDate', () => {
  test.each([
    ['2025-01-15', 2025, 1, 15],
    ['1999-12-01', 1999, 12, 1],
    ['2024-02-29', 2024, 2, 29],
  ])('reads %s', (text, year, month, day) => {
    expect(parseDate(text)).toEqual({ year, month, day });
  });

  test.each(['2023-02-29', '2025-1-15', '2025-01-015', 'January 15, 2025', ''])(
    'rejects "%s"',
    (text) => {
      expect(() => parseDate(text)).toThrow(`"${text}" is not a valid date`);
    },
  );
});

test.each(['2025-01-05', '0999-11-30'])('toIsoDate restores %s', (text) => {
  expect(toIsoDate(parseDate(text))).toBe(text);
});

test.each([
  ['2025-01-05', 'en-US', 'January 5, 2025'],
  ['2025-01-05', 'en-GB', '5 January 2025'],
  ['2024-05-31', 'de-DE', '31. Mai 2024'],
])('%s is formatted in %s as %s', (text, locale, shown) => {
  expect(formatDate(parseDate(text), locale)).toBe(shown);
});

test.each([
  ['en-US', 'January_5, 2025'],
  ['en-GB', '5_January 2025'],
  ['de', '5._Januar 2025'],
])('in %s, a date breaks only before its year: %s', (locale, shown) => {
  const text = formatUnbrokenDate(parseDate('2025-01-05'), locale);
  expect(text.replaceAll('\u00a0', '_')).toBe(shown);
});

test.each([
  ['2025-12-31T18:29:59Z', 'Asia/Kolkata', '2025-12-31'],
  ['2025-12-31T18:30:00Z', 'Asia/Kolkata', '2026-01-01'],
  ['2025-03-01T04:59:59Z', 'America/New_York', '2025-02-28'],
  ['2025-06-30T23:00:00Z', 'Europe/London', '2025-07-01'],
])('at %s it is in %s %s, wherever the build runs', (moment, timeZone, day) => {
  expect(toIsoDate(toCalendarDateIn(new Date(moment), timeZone))).toBe(day);
});

test('dates compare by year, month and day', () => {
  const days = ['2025-02-01', '2025-01-31', '2024-12-31'].map(parseDate);
  expect(days.toSorted(compareDates).map(toIsoDate)).toEqual([
    '2024-12-31',
    '2025-01-31',
    '2025-02-01',
  ]);
  expect(compareDates(parseDate('2025-05-02'), parseDate('2025-05-02'))).toBe(0);
});
