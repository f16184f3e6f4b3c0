import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { afterAll, test as base, beforeAll, expect } from 'vitest';
import { buildCommonHeaders } from '../../../src/build/hosts/headers.ts';
import { readHtml } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { ask } from '../../../tools/hosts/ask.ts';
import { readSite } from '../../support/read-site.ts';
import {
  findBlog,
  findRegionPage,
  findServicePage,
  findUnknownArticle,
} from '../../support/routes.ts';

const { paths } = readSite();
const servicePage = findServicePage();
const regionPage = findRegionPage();
const blog = findBlog();

/**
 * Tests Cloudflare Pages with Wrangler. It takes 150 MB, so it is not a dependency: install it
 * elsewhere and set its path (`WRANGLER=/elsewhere/node_modules/wrangler/bin/wrangler.js`).
 */
const wrangler = process.env.WRANGLER;
const test = base.skipIf(wrangler === undefined);
const origin = 'http://127.0.0.1:4478';
let server: ReturnType<typeof spawn> | undefined;

beforeAll(async () => {
  if (wrangler === undefined) return;
  server = spawn(process.execPath, [wrangler, 'pages', 'dev', distFolder(), '--port', '4478'], {
    stdio: 'ignore',
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  for (let tries = 0; tries < 200; tries++) {
    if (await ask(`${origin}/`).catch(() => undefined)) return;
    await setTimeout(200);
  }
}, 60_000);
afterAll(() => {
  server?.kill();
});

test('pages are served at their exact paths, with all headers', async () => {
  for (const path of ['/', paths.team, paths.article(0), servicePage, regionPage]) {
    const { status, headers } = await ask(origin + path);
    expect(status, path).toBe(200);
    expect(headers, path).toMatchObject(buildCommonHeaders(distFolder()));
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});

test('unknown paths get status 404 and the general page', async () => {
  for (const path of ['/none', '/services', findUnknownArticle(), `${blog}/`]) {
    const { status, body } = await ask(origin + path);
    expect(status, path).toBe(404);
    expect(body.toString(), path).toBe(readHtml('/404'));
  }
});

test('other forms of a URL redirect to the exact path', async () => {
  for (const path of [`${paths.team}/`, `${paths.team}.html`]) {
    const { status, headers } = await ask(origin + path);
    expect(status, path).toBe(308);
    expect(headers.location).toBe(paths.team);
  }
});
