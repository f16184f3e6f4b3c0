import { expect, test } from 'vitest';
import { getEnglishWords } from '../../site/example-site.ts';
import { formatDays, formatWho } from './duty-words.ts';
import type { Duty } from './model/calendar.ts';

const words = getEnglishWords();
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const last = { day: 31, isLastDay: true };

test.each([
  [{ day: 15, months }, 'By day 15 of each month'],
  [{ ...last, months }, 'By the last day of each month'],
  [{ day: 7, months: months.toSpliced(3, 1) }, 'By day 7 of each month, except April'],
  [{ ...last, months: [1, 5, 7, 10] }, 'January 31, May 31, July 31, October 31'],
])('the dates of %j are written as %s', (duty, expected) => {
  expect(formatDays(duty as Duty, words)).toBe(expected);
});

test.each([
  [{ who: 'Companies', employees: 20 }, 'Companies. From 20 employees'],
  [{ employees: 1000 }, 'From 1,000 employees'],
  [{}, undefined],
])('whom %j concerns is written as %s', (duty, expected) => {
  expect(formatWho(duty as Duty, words)).toBe(expected);
});
