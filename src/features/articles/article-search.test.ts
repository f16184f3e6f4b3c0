import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ArticleSummary,
  addControls,
  buildListQuery,
  createArticleSearch,
  formatCount,
  parseListState,
  toPage,
} from './article-search.ts';

const categories = ['HR Advisory', 'Legal'];
const article = (number: number, fields: Partial<ArticleSummary>): ArticleSummary => ({
  number,
  title: 'A title',
  excerpt: 'An excerpt',
  isoDate: '2025-01-15',
  dateText: 'January 15, 2025',
  category: 'Legal',
  motif: 'columns',
  readTime: '4 min read',
  ...fields,
});
const articles = [
  article(0, { title: 'Payroll in [Kerala]', category: 'HR Advisory' }),
  article(1, { excerpt: 'What a PAYROLL file must hold' }),
  article(2, { title: 'Strasse, ₹75,000 and 😀 שלום' }),
];
const search = createArticleSearch(articles);
const find = (query: string, category?: string) =>
  search({ query, category }).map(({ number }) => number);

describe('searching', () => {
  test('looks into title, excerpt and category, in any case, trimmed', () => {
    expect(find('payroll')).toEqual([0, 1]);
    expect(find('  PAYroll  ')).toEqual([0, 1]);
    expect(find('hr adv')).toEqual([0]);
    expect(find('')).toEqual([0, 1, 2]);
    expect(find('   ')).toEqual([0, 1, 2]);
  });

  test('and the category narrow down together', () => {
    expect(find('payroll', 'Legal')).toEqual([1]);
    expect(find('', 'Legal')).toEqual([1, 2]);
  });

  test('finds only what stands within one field', () => {
    expect(find('title an')).toEqual([]);
    expect(find('title\nAn')).toEqual([]);
  });

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
  ])('takes %j as it stands', (query, numbers) => {
    expect(find(query)).toEqual(numbers);
  });

  test('finds an article by any piece of its title', () => {
    const pieces = fc.tuple(fc.nat(40), fc.nat(40), fc.boolean());
    fc.assert(
      fc.property(fc.constantFrom(...articles), pieces, ({ number, title }, [from, to, loud]) => {
        const piece = title.slice(from, to);
        expect(find(loud ? piece.toUpperCase() : piece)).toContain(number);
      }),
    );
  });
});

describe('the address', () => {
  const defaults = { query: '', category: undefined, page: 1 };

  test('says what is asked for', () => {
    expect(parseListState('?q=pay&category=Legal&page=2', categories)).toEqual({
      query: 'pay',
      category: 'Legal',
      page: 2,
    });
    expect(buildListQuery({ query: ' a&b=c ', category: 'HR Advisory', page: 3 }, '?q=x&y=z')).toBe(
      '?y=z&q=a%26b%3Dc&category=HR+Advisory&page=3',
    );
  });

  test('is empty for the defaults', () => {
    expect(buildListQuery(defaults, '?page=2')).toBe('');
    expect(parseListState('', categories)).toEqual(defaults);
  });

  test.each([
    '?page=NaN',
    '?page=-1',
    '?page=0',
    '?page=01',
    '?page=1.5',
    '?page=1e3',
    '?page=Infinity',
    '?page=99999999999999999999',
    '?page=',
    '?page=%00',
    '?category=legal',
    '?category=__proto__',
    '?category=constructor',
    '?category=toString',
    '?__proto__=1&constructor=2',
    '?q=%20%20',
    '?%',
    '?&&&=&=',
    'nonsense',
  ])('%s falls back to the defaults', (query) => {
    expect(parseListState(query, categories)).toEqual(defaults);
  });

  test('drops line ends as a search field does', () => {
    expect(parseListState('?q=a%0D%0Ab', categories).query).toBe('ab');
  });

  test('gives back what was written into it', () => {
    const states = fc.record({
      query: fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, '').trim()),
      category: fc.constantFrom(undefined, ...categories),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(parseListState(buildListQuery(state, ''), categories)).toEqual(state);
      }),
    );
  });

  test('never throws, whatever stands in it', () => {
    // Halves of characters as well.
    const anything = fc
      .array(fc.nat(0xffff))
      .map((units) => units.map((unit) => String.fromCharCode(unit)).join(''));
    fc.assert(
      fc.property(anything, (text) => {
        const state = parseListState(text, categories);
        expect(state.page).toBeGreaterThanOrEqual(1);
        buildListQuery({ ...state, query: text }, text);
      }),
    );
  });
});

describe('controls that were used before the script came', () => {
  const asked = { query: 'pay', category: 'Legal', page: 2 };

  test.each([
    ['nothing', { query: '', category: undefined }, asked],
    ['the same', { query: ' pay ', category: 'Legal' }, asked],
    [
      'another topic',
      { query: '', category: 'HR Advisory' },
      { ...asked, category: 'HR Advisory', page: 1 },
    ],
    ['other words', { query: 'act', category: undefined }, { ...asked, query: 'act', page: 1 }],
  ])('add %s to what the address asks for', (_, controls, result) => {
    expect(addControls(asked, controls)).toEqual(result);
  });

  test('change nothing where they agree with the address', () => {
    expect(addControls(asked, { query: 'pay', category: 'Legal' })).toBe(asked);
  });
});

describe('pages', () => {
  const items = Array.from({ length: 15 }, (_, index) => index);

  test('hold six, the last what is left', () => {
    expect(toPage(items, 1)).toEqual({ items: [0, 1, 2, 3, 4, 5], current: 1, last: 3 });
    expect(toPage(items, 3)).toEqual({ items: [12, 13, 14], current: 3, last: 3 });
    expect(toPage(items.slice(0, 6), 1).last).toBe(1);
    expect(toPage(items.slice(0, 7), 1).last).toBe(2);
    expect(toPage([], 1)).toEqual({ items: [], current: 1, last: 1 });
  });

  test.each([0, -1, 4, 1.5, Number.NaN, Infinity, 1e9])('%s is the first', (page) => {
    expect(toPage(items, page).current).toBe(1);
  });
});

test('the count says how many of how many, and which page', () => {
  expect(formatCount(15, 15, 1, 3)).toBe('15 articles, page 1 of 3');
  expect(formatCount(3, 15, 1, 1)).toBe('3 of 15 articles');
  expect(formatCount(0, 15, 1, 1)).toBe('No articles found');
});
