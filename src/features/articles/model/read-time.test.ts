import { expect, test } from 'vitest';
import { getEnglishWords } from '../../../site/example-site.ts';
import { countWords, formatReadTime } from './read-time.ts';

test('markup does not count as words', () => {
  expect(countWords('## Two words\n\n- one | – *two* 3\n')).toBe(5);
});

test.each([
  [0, '1 min read'],
  [118, '1 min read'],
  [238 * 4, '4 min read'],
  [238 * 4 + 1, '5 min read'],
  [238 * 5.6, '6 min read'],
])('%d words take %s', (words, text) => {
  expect(formatReadTime(words, getEnglishWords())).toBe(text);
});
