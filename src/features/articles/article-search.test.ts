import { describe, expect, test } from 'vitest';
import { readEnglish } from '../../site/read-english.ts';
import {
  type ArticleQuery,
  cleanArticleQuery,
  createArticleSearch,
  formatCount,
  readSearched,
  type SearchedArticle,
  toPage,
  writeSearched,
} from './article-search.ts';
import type { SignedArticle } from './authors.ts';

const categories = ['Staff Advice', 'Law'];
const article = (number: number, fields: Partial<SearchedArticle>): SearchedArticle => ({
  number,
  title: 'A title',
  excerpt: 'An excerpt',
  category: 'Law',
  ...fields,
});
const articles = [
  article(0, { title: 'Payroll in [Kerala]', category: 'Staff Advice' }),
  article(1, { excerpt: 'What a PAYROLL file must hold' }),
  article(2, { title: 'Strasse, ₹75,000 and 😀 שלום' }),
  article(3, { title: 'A workman’s file in Café law, 2024–25' }),
];
const search = createArticleSearch(articles);
const find = (q: string, category = '') => search({ q, category }).map(({ number }) => number);

test('a card carries the searched fields of its article, and nothing else', () => {
  const whole = { ...article(4, {}), html: '<p>Long</p>', services: ['advice'] } as object;
  const attributes = Object.entries(writeSearched(whole as SignedArticle));
  const dataset = attributes.map(([name, value]) => [name.replace('data-', ''), String(value)]);
  expect(readSearched({ dataset: Object.fromEntries(dataset) })).toMatchObject(article(4, {}));
  expect(JSON.stringify(attributes)).not.toMatch(/Long|advice/);
});

describe('searching', () => {
  test('matches title, excerpt and category, case-insensitive and trimmed', () => {
    expect(find('payroll')).toEqual([0, 1]);
    expect(find('  PAYroll  ')).toEqual([0, 1]);
    expect(find('staff adv')).toEqual([0]);
    expect(find('')).toEqual([0, 1, 2, 3]);
    expect(find('   ')).toEqual([0, 1, 2, 3]);
  });

  test('combines with the category', () => {
    expect(find('payroll', 'Law')).toEqual([1]);
    expect(find('', 'Law')).toEqual([1, 2, 3]);
  });

  test.each(["workman's", 'WORKMAN’S', 'cafe', 'CAFÉ', '2024-25', '2024—25'])(
    'finds %j however quotes, dashes and diacritics are typed',
    (query) => expect(find(query)).toEqual([3]),
  );

  test.each(['', ' ', '\n', '\t', '\0', '\u001f', '|', ' | ', ', ', ' · '])(
    'finds nothing that begins in one field and ends in the next, with %j between',
    (separator) => {
      const fields = ['End of a title', 'Start of an excerpt', 'Law'] as const;
      const [title, excerpt, category] = fields;
      const one = createArticleSearch([article(0, { title, excerpt, category })]);
      for (const [before = '', after = ''] of [fields.slice(0, 2), fields.slice(1)]) {
        const query = before.slice(-5) + separator + after.slice(0, 5);
        expect(one({ q: query, category: '' }), query).toEqual([]);
      }
      for (const field of fields) expect(one({ q: field, category: '' })).toHaveLength(1);
    },
  );

  test.each([
    ['[', [0]],
    ['\\', []],
    ['.*', []],
    ['(', []],
    ['<img src=x onerror=alert(1)>', []],
    ['😀', [2]],
    ['שלום', [2]],
    ['\u202Eabc', []],
    ['x'.repeat(10_000), []],
    ['\uD83D', [2]],
  ])('searches for %j literally', (query, numbers) => {
    expect(find(query)).toEqual(numbers);
  });
});

describe('the query of the list', () => {
  const nothing = { q: '', category: '', page: '' };
  const clean = (query: Partial<ArticleQuery>) =>
    cleanArticleQuery({ ...nothing, ...query }, categories);

  test('keeps words, an existing category and a page', () => {
    const query = { q: 'pay', category: 'Law', page: '2' };
    expect(clean(query)).toEqual(query);
    expect(clean({ page: '12' }).page).toBe('12');
  });

  test.each([
    { page: 'NaN' },
    { page: '-1' },
    { page: '0' },
    { page: '01' },
    { page: '1.5' },
    { page: '1e3' },
    { page: '0x2' },
    { page: 'Infinity' },
    { page: '99999999999999999999' },
    { page: '\0' },
    { category: 'legal' },
    { category: '__proto__' },
    { category: 'constructor' },
    { q: '  ' },
  ])('%j is ignored', (query) => {
    expect(clean(query)).toEqual(nothing);
  });

  test('removes line breaks as a search field does', () => {
    expect(clean({ q: 'a\r\nb' }).q).toBe('ab');
  });
});

describe('pages', () => {
  const items = Array.from({ length: 15 }, (_, index) => index);

  test('have six articles each, the last one the rest', () => {
    expect(toPage(items, 1)).toEqual({
      items: [0, 1, 2, 3, 4, 5],
      current: 1,
      last: 3,
      count: 15,
    });
    expect(toPage(items, 3)).toMatchObject({ items: [12, 13, 14], current: 3, last: 3 });
    expect(toPage(items.slice(0, 6), 1).last).toBe(1);
    expect(toPage(items.slice(0, 7), 1).last).toBe(2);
    expect(toPage([], 1)).toEqual({ items: [], current: 1, last: 1, count: 0 });
  });

  test.each([0, -1, 4, 1.5, Number.NaN, Infinity, 1e9])('%s shows the first page', (page) => {
    expect(toPage(items, page).current).toBe(1);
  });
});

test('the status line has the number of matches, the total and the page', () => {
  const count = (found: number, all: number, last: number) =>
    formatCount({ found, all, current: 1, last }, readEnglish());
  expect(count(15, 15, 3)).toBe('15 articles, page 1 of 3');
  expect(count(1, 1, 1)).toBe('1 article');
  expect(count(1, 15, 1)).toBe('1 of 15 articles');
  expect(count(3, 15, 1)).toBe('3 of 15 articles');
  expect(count(0, 15, 1)).toBe('No articles found');
});
