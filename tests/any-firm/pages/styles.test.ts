import { expect, test } from 'vitest';
import { listPaths, readHtml } from '../../../tools/built-site.ts';

const namesIn = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map(([, name]) => name ?? ''));

test.each(listPaths())('%s has every variable of the style sheet that it uses', (path) => {
  const html = readHtml(path);
  const set = namesIn(html, /[{;\s](--[\w-]+)\s*:/g);
  // One with a fallback may be missing: var(--tw-ease, …).
  const used = namesIn(html, /var\((--[\w-]+)\)/g);
  const registered = namesIn(html, /@property (--[\w-]+)/g);
  expect([...used].filter((name) => !set.has(name) && !registered.has(name))).toEqual([]);
});

test.each(listPaths())('%s orders its layers before the first rule', (path) => {
  const named = [...readHtml(path).matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) =>
    names.split(/,\s*/).map((name) => name.trim()),
  );
  const order = [...new Set(named)].filter((name) => name !== 'properties');
  expect(order).toEqual(['theme', 'base', 'components', 'utilities']);
});
