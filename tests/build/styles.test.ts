import { expect, test } from 'vitest';
import { listPaths, readHtml } from '../dist.ts';

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
