import { expect, test } from 'vitest';
import { fill, fillPlural } from './fill.ts';

test.each([
  ['Page {current} of {last}, {last}', { current: 2, last: 3 }, 'Page 2 of 3, 3'],
  ['by {author}', { author: '$& {author} <b>' }, 'by $& {author} <b>'],
])('"%s" is filled with %j, unchanged', (template, values, text) => {
  expect(fill(template, values)).toBe(text);
});

const english = { one: 'One page in {place}', other: '{count} pages in {place}' };
const polish = {
  one: '{count} strona: {place}',
  few: '{count} strony: {place}',
  many: '{count} stron: {place}',
  other: '{count} strony: {place}',
};

test.each([
  ['en-IN', english, 0, '0 pages in A'],
  ['en-IN', english, 1, 'One page in A'],
  ['en-IN', english, 1000, '1,000 pages in A'],
  ['pl', polish, 3, '3 strony: A'],
  ['pl', polish, 5, '5 stron: A'],
])('in %s, %j of %d is "%s"', (tag, plural, count, text) => {
  expect(fillPlural(plural, tag, count, { place: 'A' })).toBe(text);
});
