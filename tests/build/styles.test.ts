import { describe, expect, test } from 'vitest';
import { listPaths, readHtml } from '../dist.ts';

const namesIn = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map(([, name]) => name ?? ''));

describe.each(listPaths())('%s', (path) => {
  const html = readHtml(path);

  test('has every variable of the style sheet that it uses', () => {
    const set = namesIn(html, /[{;\s](--[\w-]+)\s*:/g);
    // One with a fallback may be missing: var(--tw-ease, …).
    const used = namesIn(html, /var\((--[\w-]+)\)/g);
    const registered = namesIn(html, /@property (--[\w-]+)/g);
    expect([...used].filter((name) => !set.has(name) && !registered.has(name))).toEqual([]);
  });

  test('has no style attribute: the policy would block it', () => {
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/);
  });
});
