import { expect, test } from 'vitest';
import { readContent } from '../../../src/check/read-content.ts';
import { findMoved, writeRedirects } from '../../../tools/editor/browser/moved-pages.ts';

test('a page that goes back to a former address is not redirected from it', () => {
  const list = 'redirects:\n  - from: /old\n    to: /new\n';
  expect(writeRedirects(list, [{ from: '/new', to: '/old' }])).toBe(
    'redirects:\n  - from: /new\n    to: /old\n',
  );
});

test('a redirect to a page that moves leads to its new address', () => {
  const list = 'redirects:\n  # A comment.\n  - from: /old\n    to: /new\n';
  expect(writeRedirects(list, [{ from: '/new', to: '/newer' }])).toBe(
    'redirects:\n  # A comment.\n  - from: /old\n    to: /newer\n  - from: /new\n    to: /newer\n',
  );
});

test('a firm without redirects gets a list', () => {
  expect(writeRedirects('', [{ from: '/a', to: '/b' }])).toBe(
    'redirects:\n  - from: /a\n    to: /b\n',
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
