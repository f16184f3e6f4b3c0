import { expect, test } from 'vitest';
import { formatDate, formatUnbrokenDate, parseDate, toCalendarDateIn, toIsoDate } from './dates.ts';

test.each(['2023-02-29', '2025-1-15', '2025-01-015', 'January 15, 2025', ''])(
  '"%s" is not a date',
  (text) => {
    expect(() => parseDate(text)).toThrow(`"${text}" is not a valid date`);
  },
);

test.each([
  ['2025-01-05', 'en-US', 'January 5, 2025', 'January_5, 2025'],
  ['2025-01-05', 'en-GB', '5 January 2025', '5_January 2025'],
  ['2024-02-29', 'de-DE', '29. Februar 2024', '29._Februar 2024'],
])('%s is in %s %s, and breaks only before its year: %s', (text, locale, shown, unbroken) => {
  const date = parseDate(text);
  expect(toIsoDate(date)).toBe(text);
  expect(formatDate(date, locale)).toBe(shown);
  expect(formatUnbrokenDate(date, locale).replaceAll('\u00a0', '_')).toBe(unbroken);
});

test.each([
  ['2025-12-31T18:29:59Z', 'Asia/Kolkata', '2025-12-31'],
  ['2025-12-31T18:30:00Z', 'Asia/Kolkata', '2026-01-01'],
  ['2025-03-01T04:59:59Z', 'America/New_York', '2025-02-28'],
])('at %s it is in %s %s, wherever the build runs', (moment, timeZone, day) => {
  expect(toIsoDate(toCalendarDateIn(new Date(moment), timeZone))).toBe(day);
});
