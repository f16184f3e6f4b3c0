import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serveEditor } from '../../tools/editor/serve-editor.ts';
import { ask as askHost } from '../support/ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'editor-'));
const secret = 'the content';
const port = 20_000 + (process.pid % 20_000);
writeFileSync(join(folder, '_headers'), "/*\n  content-security-policy: frame-ancestors 'none'\n");
writeFileSync(join(folder, 'index.html'), secret);
const server = await serveEditor(folder, port, { '/content.json': () => secret });

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
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
    headers: { 'content-security-policy': "frame-ancestors 'none'" },
  });
  const content = await ask('/content.json', { 'sec-fetch-site': 'same-origin' });
  expect(content.status).toBe(200);
  expect(content.headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  ['a page of another program on this machine', { 'sec-fetch-site': 'same-site' }],
  ['a page on the web', { 'sec-fetch-site': 'cross-site' }],
  ['a page whose domain leads to this machine', { host: `attacker.example:${port}` }],
])('it answers nothing to %s', async (_, headers) => {
  expect((await ask('/content.json', headers)).status).toBe(403);
});

test('it writes nothing, and serves no file outside its folder', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(403);
  expect((await ask('/../../../../../etc/hostname', {})).status).toBe(404);
});
