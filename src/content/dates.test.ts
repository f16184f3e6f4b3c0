import { expect, test } from 'vitest';
import { formatDate, formatUnbrokenDate, toCalendarDate, toMoment } from './dates.ts';

test.each([
  ['2025-01-05', 'en-US', 'January 5, 2025', 'January_5, 2025'],
  ['2025-01-05', 'en-GB', '5 January 2025', '5_January 2025'],
  ['2024-02-29', 'de-DE', '29. Februar 2024', '29._Februar 2024'],
  ['2026-12-01', 'fr-CA', '1er décembre 2026', '1er_décembre 2026'],
])('%s is in %s %s, and breaks only before its year: %s', (date, locale, shown, unbroken) => {
  expect(formatDate(date, locale)).toBe(shown);
  expect(formatUnbrokenDate(date, locale).replaceAll('\u00a0', '_')).toBe(unbroken);
});

test.each([
  ['2025-12-31T18:29:59Z', 'Asia/Kolkata', '2025-12-31'],
  ['2025-12-31T18:30:00Z', 'Asia/Kolkata', '2026-01-01'],
  ['2025-03-01T04:59:59Z', 'America/New_York', '2025-02-28'],
])('at %s it is in %s %s, wherever the build runs', (moment, timeZone, day) => {
  expect(toCalendarDate(new Date(moment), timeZone)).toBe(day);
});

test.each([
  ['2025-01-15', 'UTC', '+00:00'],
  ['2025-01-15', 'Asia/Kolkata', '+05:30'],
  ['2025-07-15', 'America/New_York', '-04:00'],
  // The clocks change at two in the morning of that day.
  ['2024-09-29', 'Pacific/Auckland', '+12:00'],
  ['2024-03-10', 'America/Los_Angeles', '-08:00'],
  // Before time zones the difference had seconds, which are left out.
  ['1872-04-25', 'Asia/Kolkata', '+05:21'],
])('%s begins in %s at midnight there, %s', (day, timeZone, offset) => {
  expect(toMoment(day, '00:00:00', timeZone)).toBe(`${day}T00:00:00${offset}`);
});
