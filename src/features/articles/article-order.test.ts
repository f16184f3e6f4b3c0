import { describe, expect, test } from 'vitest';
import { findNeighbours, findRelatedArticles } from './article-order.ts';

// Article 5 was added last, so it is first in the list.
const articles = [
  { number: 5, category: 'Law' as const },
  { number: 0, category: 'Law' as const },
  { number: 1, category: 'Money' as const },
  { number: 2, category: 'Law' as const },
  { number: 3, category: 'Law' as const },
  { number: 4, category: 'Law' as const },
];
const at = (index: number) => articles[index] ?? { number: -1, category: 'Law' as const };

describe('the neighbours of an article', () => {
  test('are next to it in the list', () => {
    expect(findNeighbours(articles, at(1))).toEqual({ newer: at(0), older: at(2) });
  });

  test('are undefined at both ends of the list', () => {
    expect(findNeighbours(articles, at(0))).toEqual({ newer: undefined, older: at(1) });
    expect(findNeighbours(articles, at(5))).toEqual({ newer: at(4), older: undefined });
  });

  test('are undefined for an article that is not in the list', () => {
    expect(findNeighbours(articles, { number: 9, category: 'Law' })).toEqual({});
  });
});

describe('related articles', () => {
  test('are up to three of the same category, newest first, without the article itself', () => {
    expect(findRelatedArticles(articles, at(1)).map(({ number }) => number)).toEqual([5, 2, 3]);
  });

  test('can be empty', () => {
    expect(findRelatedArticles(articles, at(2))).toEqual([]);
  });
});
