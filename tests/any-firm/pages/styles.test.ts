import { expect, test } from 'vitest';
import { listPaths, readHtml } from '../../../tools/built-site.ts';

const findNames = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map(([, name]) => name ?? ''));

test.each(listPaths())('%s defines every CSS variable that it uses', (path) => {
  const html = readHtml(path);
  const defined = findNames(html, /[{;\s](--[\w-]+)\s*:/g);
  // Variables with a fallback may be undefined: var(--tw-ease, …).
  const used = findNames(html, /var\((--[\w-]+)\)/g);
  const registered = findNames(html, /@property (--[\w-]+)/g);
  expect([...used].filter((name) => !defined.has(name) && !registered.has(name))).toEqual([]);
});

test.each(listPaths())('%s declares its layers in the right order', (path) => {
  const named = [...readHtml(path).matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) =>
    names.split(/,\s*/).map((name) => name.trim()),
  );
  const order = [...new Set(named)].filter((name) => name !== 'properties');
  expect(order).toEqual(['theme', 'base', 'components', 'utilities']);
});
