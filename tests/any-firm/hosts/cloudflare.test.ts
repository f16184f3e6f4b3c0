import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { afterAll, test as base, beforeAll, expect } from 'vitest';
import { ask } from '../../../tools/hosts/ask.ts';
import { buildCommonHeaders } from '../../../tools/hosts/headers.ts';

/**
 * Cloudflare Pages as its own tool runs it. The tool weighs 150 MB, so it is no dependency:
 * install it elsewhere and name it (`WRANGLER=/elsewhere/node_modules/wrangler/bin/wrangler.js`).
 */
const wrangler = process.env.WRANGLER;
const test = base.skipIf(wrangler === undefined);
const origin = 'http://127.0.0.1:4478';
let tool: ReturnType<typeof spawn> | undefined;

beforeAll(async () => {
  if (wrangler === undefined) return;
  tool = spawn(process.execPath, [wrangler, 'pages', 'dev', 'dist', '--port', '4478'], {
    stdio: 'ignore',
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  for (let tries = 0; tries < 200; tries++) {
    if (await ask(`${origin}/`).catch(() => undefined)) return;
    await setTimeout(200);
  }
}, 60_000);
afterAll(() => {
  tool?.kill();
});

test('pages answer at their exact paths, with every header', async () => {
  for (const path of ['/', '/team', '/blog/0', '/services/hr-advisory', '/where-we-operate/uk']) {
    const { status, headers } = await ask(origin + path);
    expect(status, path).toBe(200);
    expect(headers, path).toMatchObject(buildCommonHeaders('dist'));
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});

test('what is not there is answered with 404 and the right page', async () => {
  for (const [path, words] of [
    ['/none', 'Page not found'],
    ['/services', 'Page not found'],
    ['/blog/99', 'Blog Post Not Found'],
    ['/blog/', 'Blog Post Not Found'],
  ] as const) {
    const { status, body } = await ask(origin + path);
    expect(status, path).toBe(404);
    expect(body.toString().includes(words), path).toBe(true);
  }
});

test('other forms of an address lead to the exact one', async () => {
  for (const path of ['/team/', '/team.html']) {
    const { status, headers } = await ask(origin + path);
    expect(status, path).toBe(308);
    expect(headers.location).toBe('/team');
  }
});
