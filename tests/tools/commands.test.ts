import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findLaunchOptions } from '../../tools/browser/find-chromium.ts';

/** Each command of the README, typed as a person types it, in a copy of the project with a new firm. */

const root = mkdtempSync(join(tmpdir(), 'commands-'));
const facts = resolve(import.meta.dirname, 'facts/en-GB.yaml');

const copied = [
  ...['src', 'tools', 'astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
  'launch-allow.yaml',
];

beforeAll(() => {
  for (const name of copied) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  copyFileSync(facts, join(root, 'facts.yaml'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Without the settings of Vitest, under which Astro does not answer and colours its output. */
const env = { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' };

/** Starts a command in a process group of its own, which ends with the test. */
function start(command: string) {
  const child = spawn(command, { cwd: root, env, shell: true, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      printed += part;
    });
  onTestFinished(() => stop(child));
  return { child, read: () => printed };
}

function stop({ pid, exitCode }: ChildProcess) {
  if (pid && exitCode === null) process.kill(-pid);
}

/** Runs a command to its end. */
async function run(command: string) {
  const { child, read } = start(command);
  const [status] = await once(child, 'close');
  return { status, printed: read() };
}

/** @returns an address of this machine that the command serves, once it says so */
async function serve(command: string) {
  const { child, read } = start(command);
  const findAddress = () => /http:\/\/[\w.]+:\d+/.exec(read())?.[0] ?? '';
  const serves = () => findAddress() !== '' || child.exitCode !== null;
  await expect.poll(serves, { timeout: 150_000, interval: 200 }).toBe(true);
  expect(findAddress(), read()).not.toBe('');
  return findAddress();
}

async function findPort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? address?.port : undefined;
}

async function openBrowser(url: string) {
  const browser = await chromium.launch(findLaunchOptions());
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(url);
  return page;
}

async function expectPage(url: string) {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  expect(await response.text(), url).toContain('<h1');
}

test('npm run new -- firm writes a firm that has no problems, and overwrites nothing', async () => {
  const command = 'npm run new -- firm content --facts facts.yaml';
  expect(await run(command)).toMatchObject({ status: 0 });
  expect(await run(command)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('content is not empty. Choose a new folder'),
  });
  const article = 'npm run new -- article "Notice periods in three states"';
  expect(await run(article)).toMatchObject({ status: 0 });
});

test('npm run check names a mistake with its file and line', async () => {
  expect(await run('npm run check')).toMatchObject({
    status: 0,
    printed: expect.stringContaining('No problems in content/.'),
  });
  appendFileSync(join(root, 'content/firm.yaml'), '\nfavourite: none\n');
  const { status, printed } = await run('npm run check');
  expect(status).toBe(1);
  expect(printed).toMatch(/content\/firm\.yaml:\d+ .*favourite/);
  expect(printed).not.toContain('    at ');
});

test('npm run dev shows a mistake over the page, and then home, a list and a draft', async () => {
  const address = await serve(`npm run dev -- --port ${await findPort()}`);
  const page = await openBrowser(address);
  const overlay = page.locator('vite-error-overlay');
  await overlay.filter({ hasText: 'favourite' }).waitFor();
  const firm = join(root, 'content/firm.yaml');
  writeFileSync(firm, readFileSync(firm, 'utf8').replace('favourite: none\n', ''));
  await overlay.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const path of ['/', '/blogs', '/blog/0']) await expectPage(address + path);
});

test('npm run launch-check lists what is left', async () => {
  const { status, printed } = await run('npm run launch-check -- --offline');
  expect(status).toBe(1);
  expect(printed).toMatch(/TODO/);
});

test('npm start builds and serves the site', async () => {
  await expectPage(await serve(`npm start -- --port ${await findPort()}`));
});

test('npm run edit shows its first screen', async () => {
  const page = await openBrowser(await serve(`npm run edit -- --port ${await findPort()}`));
  await page.getByRole('button').first().waitFor();
});

test('npm run build -- --editor writes the editor', async () => {
  const command = 'npm run build -- --editor';
  expect(await run(command)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('docs/hosting/editor.md'),
  });
  writeFileSync(
    join(root, 'content/repository.yaml'),
    'host: github\nrepository: firm/site\nbranch: main\n',
  );
  expect(await run(command)).toMatchObject({ status: 0 });
});
