import { expect, test } from 'vitest';
import { readContent } from '../../../src/check/read-content.ts';
import { findMoved, writeRedirects } from '../../../tools/editor/browser/moved-pages.ts';

const write = (...list: [from: string, to: string][]) =>
  `redirects:\n${list.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join('')}`;

test.each([
  ['a page that goes back to a former address', write(['/old', '/new']), write(['/new', '/old'])],
  ['a firm without redirects', '', write(['/new', '/old'])],
])('%s is redirected once', (_, before, after) => {
  expect(writeRedirects(before, [{ from: '/new', to: '/old' }])).toBe(after);
});

test('a redirect to a page that moves leads to its new address', () => {
  expect(writeRedirects(write(['/old', '/new']), [{ from: '/new', to: '/newer' }])).toBe(
    write(['/old', '/newer'], ['/new', '/newer']),
  );
});

test('a renamed file moves its page, and the pages below it stay', async () => {
  const { files } = await readContent();
  const page = files.find(({ path }) => /^content\/legal\/[^/]+\.md$/.test(path));
  const former = page?.path ?? '';
  const path = 'content/legal/renamed.md';
  const after = files.map((file) => (file === page ? { ...file, path } : file));
  const [moved, ...others] = findMoved(files, after, [[former, path]]);
  expect(moved?.to).toContain('renamed');
  expect(others).toEqual([]);
});
