import { expect, test } from 'vitest';
import { countSyllables, readingEase } from '../../tools/bench/reading-ease.ts';

test.each([
  ['we', 1],
  ['made', 1],
  ['worked', 1],
  ['wanted', 2],
  ['table', 2],
  ['notices', 3],
  ['advice', 2],
  ['company', 3],
  ['transfer', 2],
  ['organisation', 5],
  ['2024', 1],
])('%s has %i syllables', (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables);
});

test('the score follows the Flesch formula', () => {
  // Six words, one sentence, six syllables.
  const { words, wordsPerSentence, ease } = readingEase(['The cat sat on the mat.']);
  expect(words).toBe(6);
  expect(wordsPerSentence).toBe(6);
  expect(ease).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 6);
});

test('a block ends a sentence, a decimal point does not', () => {
  expect(readingEase(['Pay 8.33 per cent', 'It is due. We file it.']).wordsPerSentence).toBe(
    10 / 3,
  );
});

test('long words and long sentences lower the score', () => {
  const plain = readingEase(['We read it. We sign it.']).ease;
  const hard = readingEase([
    'Comprehensive organisational documentation necessitates consideration.',
  ]).ease;
  expect(hard).toBeLessThan(plain);
});

test('a text without words throws', () => {
  expect(() => readingEase([''])).toThrow('no words');
});
