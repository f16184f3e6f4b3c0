import { expect, test } from 'vitest';
import { replaceNames, shortenNames } from './short-names.ts';

const css = '.card{color:red}@layer utilities{.mt-4,.lg\\:mt-4{margin:1px}.card .js{top:.5rem}}';

test('utilities have short names in the style and on the page', () => {
  const { text, names } = shortenNames(css, () => false);
  expect(text).toBe('.C{color:red}@layer utilities{.A,.B{margin:1px}.C .D{top:.5rem}}');
  expect(replaceNames('<p title="a > b" class="mt-4 lg:mt-4">mt-4', names)).toBe(
    '<p title="a > b" class="A B">mt-4',
  );
});

test('names that something else uses stay, and so do those of other classes', () => {
  const { text, names } = shortenNames(css, (name) => name === 'card' || name === 'js');
  expect(text).toBe('.card{color:red}@layer utilities{.A,.B{margin:1px}.card .js{top:.5rem}}');
  expect(replaceNames('<p class="card other mt-4">', names)).toBe('<p class="card other A">');
  expect(
    replaceNames('<p class=" [&amp;_p]:mt-1 [&amp;_a]:mt-4">', new Map([['[&_p]:mt-1', 'A']])),
  ).toBe('<p class="A [&amp;_a]:mt-4">');
});

test('no two of many classes share a name', () => {
  const rules = Array.from({ length: 1000 }, (_, index) => `.mt-${index}{top:0}`);
  const { names } = shortenNames(`@layer utilities{${rules.join('')}}`, () => false);
  expect(new Set(names.values()).size).toBe(1000);
  expect(['mt-25', 'mt-26', 'mt-53'].map((name) => names.get(name))).toEqual(['Z', 'AA', 'BB']);
});
