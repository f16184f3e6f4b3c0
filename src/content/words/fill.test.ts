import { describe, expect, test } from 'vitest';
import { fill, fillHtml, fillPlural, spellNumber, spellPlural } from './fill.ts';

describe('fill', () => {
  const page = 'Page {current} of {last}, {last}';

  test('replaces every placeholder', () => {
    expect(fill(page, { current: 2, last: 3 })).toBe('Page 2 of 3, 3');
  });

  test('inserts a value unchanged, whatever it contains', () => {
    const by = 'by {author}';
    expect(fill(by, { author: '$& {author} <b>' })).toBe('by $& {author} <b>');
  });

  test('throws an error that names a missing value', () => {
    const values = { current: 2 } as { current: number; last: number };
    expect(() => fill(page, values)).toThrow(/needs a value for \{last\}/);
  });
});

test('fillHtml escapes the text and inserts the values unchanged', () => {
  const by = 'by & for {author}';
  expect(fillHtml(by, { author: '<a href="/team">Ana</a>' })).toBe(
    'by &amp; for <a href="/team">Ana</a>',
  );
});

test('a number is spelled if the language has a word for it', () => {
  const words = { language: 'en', formats: { numbers: 'one two three' } };
  expect([1, 3, 4].map((count) => spellNumber(count, words))).toEqual(['one', 'three', '4']);
  const pages = { one: '{count} page', other: '{count} pages' };
  expect(spellPlural(pages, words, 3, {})).toBe('three pages');
});

describe('fillPlural', () => {
  const english = { one: 'One page in {place}', other: '{count} pages in {place}' };
  const polish = {
    one: '{count} strona: {place}',
    few: '{count} strony: {place}',
    many: '{count} stron: {place}',
    other: '{count} strony: {place}',
  };
  test.each([
    [0, '0 pages in A'],
    [1, 'One page in A'],
    [2, '2 pages in A'],
    [1000, '1,000 pages in A'],
  ])('%d in English', (count, text) => {
    expect(fillPlural(english, 'en-IN', count, { place: 'A' })).toBe(text);
  });

  test.each([
    [1, '1 strona: A'],
    [3, '3 strony: A'],
    [5, '5 stron: A'],
    [22, '22 strony: A'],
  ])('%d in Polish', (count, text) => {
    expect(fillPlural(polish, 'pl', count, { place: 'A' })).toBe(text);
  });

  test('a missing form falls back to "other"', () => {
    const bare = { other: '{count} ({place})' };
    expect(fillPlural(bare, 'pl', 3, { place: 'A' })).toBe('3 (A)');
  });
});
