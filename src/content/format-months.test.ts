import { expect, test } from 'vitest';
import { formatMonths } from './format-months.ts';

test.each([
  ['2023-02', '2023-10', 'en-US', 'February – October 2023'],
  ['2022-10', '2023-12', 'en-US', 'October 2022 – December 2023'],
  ['2023-02', undefined, 'en-US', 'February 2023'],
  ['2023-02', '2023-10', 'de', 'Februar–Oktober 2023'],
])('%s to %s in %s: %s', (first, last, locale, text) => {
  const withPlainSpaces = formatMonths(first, last, locale).replace(/\s/g, ' ');
  expect(withPlainSpaces).toBe(text);
});
