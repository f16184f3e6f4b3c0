import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotFoundPages } from '../../src/build/hosts/not-found-pages.ts';
import { createStaticServer } from './static-server.ts';

const dist = mkdtempSync(join(tmpdir(), 'site-'));
const pages = ['404', 'blog/0', 'blog/404', 'blog/not-found', 'de', 'de/404', 'not-found'];
let server: ReturnType<typeof createStaticServer>;

beforeAll(() => {
  for (const page of pages) {
    const file = join(dist, `${page}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
  server = createStaticServer(dist, () => ({})).listen(0);
});
afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

test('a site with 405 articles has not-found pages beside article 404', () => {
  expect(listNotFoundPages(dist)).toEqual([
    { folder: '/blog', path: '/blog/not-found', file: '/blog/not-found.html', isFolderPage: false },
    { folder: '/de', path: '/de/404', file: '/de/404.html', isFolderPage: true },
  ]);
});

test.each([
  ['/blog/404', 200, 'blog/404'],
  ['/blog/405', 404, 'blog/not-found'],
  ['/blog/not-found', 404, 'blog/not-found'],
  ['/not-found', 200, 'not-found'],
  ['/404', 404, '404'],
  ['/405', 404, '404'],
  ['/de', 200, 'de'],
  ['/de/404', 404, 'de/404'],
  ['/de/405', 404, 'de/404'],
])('%s is answered with %i and the page %s', async (path, status, page) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  expect([response.status, await response.text()]).toEqual([status, page]);
});
