import { expect, test } from 'vitest';
import { pickWords } from './pick-words.ts';
import { readEnglish } from './read-english.ts';

test('an island is given its groups and the language, and no other words', () => {
  const words = readEnglish();
  expect(pickWords(words, 'articles', 'ui')).toEqual({
    articles: words.articles,
    ui: words.ui,
    language: 'en',
  });
});
