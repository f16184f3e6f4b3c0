import { describe, expect, test } from 'vitest';
import { fill, fillPlural } from './fill.ts';

describe('fill', () => {
  const page = 'Page {current} of {last}, {last}';

  test('replaces every placeholder', () => {
    expect(fill(page, { current: 2, last: 3 })).toBe('Page 2 of 3, 3');
  });

  test('inserts a value unchanged, whatever it contains', () => {
    const by = 'by {author}';
    expect(fill(by, { author: '$& {author} <b>' })).toBe('by $& {author} <b>');
  });
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
});
