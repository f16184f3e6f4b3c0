import { expect, test } from 'vitest';
import { pickWords } from './pick-words.ts';
import { readEnglish } from './read-english.ts';

test('an island gets only its groups of words and the language', () => {
  const words = readEnglish();
  expect(pickWords(words, 'articles', 'ui')).toEqual({
    articles: words.articles,
    ui: words.ui,
    language: 'en',
  });
});
