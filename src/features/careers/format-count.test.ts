import { expect, test } from 'vitest';
import { readEnglish } from '../../site/read-english.ts';
import { formatCount } from './format-count.ts';

test.each([
  ['', 3, '3 openings'],
  ['Sales', 2, '2 openings in Sales'],
  ['Staff Matters', 1, '1 opening in Staff Matters'],
  ['Law', 0, 'No job openings found in this department at the moment.'],
])('the openings of %j: %i', (department, count, text) => {
  expect(formatCount(count, department, readEnglish())).toBe(text);
});
