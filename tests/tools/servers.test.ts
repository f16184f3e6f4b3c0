import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listNotFoundPages } from '../../src/build/hosts/not-found-pages.ts';
import { serveEditor } from '../../tools/editor/serve-editor.ts';
import { startStaticServer } from '../../tools/static-server.ts';
import { ask as askHost } from '../support/local-servers.ts';
import { writeFiles } from './content-check/small-firm.ts';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
const dist = join(folder, 'site');
const pages = ['404', 'blog/0', 'blog/404', 'blog/not-found', 'de', 'de/404', 'not-found'];
const port = 20_000 + (process.pid % 20_000);
writeFiles(folder, [
  ...pages.map((page) => ({ path: `site/${page}.html`, text: page })),
  ...['index.html', 'settings-en.json'].map((path) => ({ path, text: 'the editor' })),
]);
const site = await startStaticServer(dist);
const server = serveEditor(folder, port);

afterAll(() => {
  site.stop();
  server.close();
  rmSync(folder, { recursive: true });
});

test('a site with 405 articles has not-found pages beside article 404', () => {
  expect(listNotFoundPages(dist).map(({ path }) => path)).toEqual(['/blog/not-found', '/de/404']);
});

test.each([
  ['/blog/404', 200, 'blog/404'],
  ['/blog/405', 404, 'blog/not-found'],
  ['/blog/405/x', 404, '404'],
  ['/blog/not-found', 404, 'blog/not-found'],
  ['/not-found', 200, 'not-found'],
  ['/404', 404, '404'],
  ['/405', 404, '404'],
  ['/de', 200, 'de'],
  ['/de/404', 404, 'de/404'],
  ['/de/405', 404, 'de/404'],
])('%s is answered with %i and the page %s', async (path, status, page) => {
  const { status: answered, body } = await askHost(site.url + path);
  expect([answered, body.toString()]).toEqual([status, page]);
});

/** A request of the address itself. */
const own = { host: `127.0.0.1:${port}` };

/** Asks as a browser does. */
const ask = (path: string, headers: Record<string, string>, method?: string) =>
  askHost(`http://127.0.0.1:${port}${path}`, { ...own, ...headers }, method);

test('the editor of this machine answers its own page, with its policy', async () => {
  const page = await ask('/', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' });
  expect(page).toMatchObject({
    status: 200,
    headers: { 'content-security-policy': expect.stringContaining("frame-ancestors 'none'") },
  });
  const content = await ask('/settings-en.json', { 'sec-fetch-site': 'same-origin' });
  expect(content.status).toBe(200);
  expect(content.headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  ['a page of another program on this machine', { 'sec-fetch-site': 'same-site' }],
  ['a page on the web', { 'sec-fetch-site': 'cross-site' }],
  ['a page of another program, by an old browser', { origin: 'http://localhost:4399' }],
  ['a page whose domain leads to this machine', { host: `attacker.example:${port}` }],
])('it answers nothing to %s', async (_, headers) => {
  expect((await ask('/settings-en.json', headers)).status).toBe(403);
});

test('it writes nothing, and serves no file outside its folder', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(403);
  expect((await ask('/../../../../../etc/hostname', {})).status).toBe(404);
});
