import { expect, test } from 'vitest';
import type { SignedArticle } from './authors.ts';
import { divideFeed, feedSize, listArchives } from './feed-parts.ts';

/** Articles numbered from `count - 1` down to 0, newest first. */
const listArticles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ number: count - 1 - index }) as SignedArticle);

const numbersOf = ({ articles }: { articles: SignedArticle[] }) =>
  articles.map(({ number }) => number);

test.each([0, 1, feedSize])('a feed of %i articles is one file', (count) => {
  const articles = listArticles(count);
  expect(divideFeed(articles, '/rss.xml')).toEqual([{ path: '/rss.xml', articles }]);
});

test.each([feedSize + 1, 2 * feedSize, 130])(
  'following the links of a feed of %i articles leads to all of them',
  (count) => {
    const parts = divideFeed(listArticles(count), '/rss.xml');
    const found = new Set<number>();
    let part = parts.find(({ path }) => path === '/rss.xml');
    while (part) {
      expect(part.articles.length).toBeLessThanOrEqual(feedSize);
      const numbers = numbersOf(part);
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
      for (const number of numbers) found.add(number);
      const { older, path } = part;
      part = parts.find((other) => other.path === older);
      if (part && path !== '/rss.xml') expect(part.newer).toBe(path);
    }
    expect(found.size).toBe(count);
  },
);

test('a new article changes no archive', () => {
  const [, ...before] = divideFeed(listArticles(130), '/rss.xml');
  const [newest, ...after] = divideFeed(listArticles(131), '/rss.xml');
  expect(numbersOf(newest)[0]).toBe(130);
  expect(after).toEqual(before);
  expect(before.map(({ path }) => path)).toEqual(['/rss/1.xml', '/rss/2.xml']);
});

test('the routes of the archives are numbered like their paths', () => {
  const routes = listArchives(listArticles(130), '/rss.xml');
  expect(routes.map(({ params, props }) => [params.archive, props.part.path])).toEqual([
    ['1', '/rss/1.xml'],
    ['2', '/rss/2.xml'],
  ]);
});
