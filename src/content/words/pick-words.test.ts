import { expect, test } from 'vitest';
import { readEnglish } from '../../site/read-english.ts';
import { pickWords } from './pick-words.ts';

test('an island gets only its groups of words and the language', () => {
  const words = readEnglish();
  expect(pickWords(words, 'articles', 'ui')).toEqual({
    articles: words.articles,
    ui: words.ui,
    language: 'en',
  });
});
