import { describe, expect, test } from 'vitest';
import { addControls, changeQuery, mostCharacters, readQuery } from './query.ts';

test.each([
  ['?q=pay&page=2', { q: 'pay', page: '2' }],
  ['?page=2&utm_source=letter', { q: '', page: '2' }],
  ['?q=a&q=b', { q: 'a', page: '' }],
  ['?%', { q: '', page: '' }],
  ['?__proto__=1&constructor=2', { q: '', page: '' }],
  ['', { q: '', page: '' }],
])('%j is parsed as %j', (search, query) => {
  expect(readQuery(search, ['q', 'page'])).toEqual(query);
});

test.each([
  ['', { department: 'Staff Matters' }, '?department=Staff+Matters'],
  ['?job=HR', { department: 'Sales' }, '?job=HR&department=Sales'],
  ['?department=Sales&job=HR', { department: '' }, '?job=HR'],
  ['?department=Sales', { department: '' }, ''],
  ['?page=3&utm_source=letter', { q: ' a&b ', page: '2' }, '?utm_source=letter&q=a%26b&page=2'],
  ['?q=a&q=b', { q: 'c' }, '?q=c'],
  ['', { q: `${' '.repeat(mostCharacters)}c` }, '?q=c'],
  ['?%', { page: ' ' }, '?%25='],
])('%j with %j becomes %j', (search, changes, result) => {
  expect(changeQuery(search, changes)).toBe(result);
});

test('a value that is too long for an address is cut, between two characters', () => {
  const long = `${'a'.repeat(mostCharacters - 1)}😀${'b'.repeat(20_000)}`;
  expect(readQuery(changeQuery('', { q: long }), ['q'])).toEqual({
    q: 'a'.repeat(mostCharacters - 1),
  });
});

describe('controls that were used before the script loaded', () => {
  const asked = { q: 'pay', category: 'Law', page: '2' };

  test.each([
    ['nothing', { q: '', category: '' }],
    ['the same', { q: ' pay ', category: 'Law' }],
    ['no control', {}],
  ])('with %s change nothing and return the same query', (_, controls) => {
    expect(addControls(asked, controls)).toBe(asked);
  });

  test.each([
    [
      { q: '', category: 'Money' },
      { q: 'pay', category: 'Money', page: '' },
    ],
    [
      { q: 'act', category: '' },
      { q: 'act', category: 'Law', page: '' },
    ],
    [
      { q: 'act ', category: 'Law' },
      { q: 'act ', category: 'Law', page: '' },
    ],
  ])('with %j are combined with the query in the URL', (controls, result) => {
    expect(addControls(asked, controls)).toEqual(result);
  });
});
