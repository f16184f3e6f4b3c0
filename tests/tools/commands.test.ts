import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { findLaunchOptions } from '../../tools/browser/find-chromium.ts';
import { findOverflow } from '../any-firm/browser/probes.ts';
import { findPort } from '../support/find-port.ts';
import { makeFolder } from '../support/make-folder.ts';
import { allowed, readWords, toWords, writeArticle } from './texts/texts.ts';

/**
 * Each command of the README, as a person types it, in a copy of the project with a new firm in French.
 * Its articles are the texts with every form of Markdown that the check accepts.
 */

const root = makeFolder();
const facts = resolve(import.meta.dirname, 'facts/fr-CA.yaml');
const firm = join(root, 'content/firm.yaml');

const copied = `src tools examples astro.config.ts package.json package-lock.json tsconfig.json
  launch-allow.yaml`.split(/\s+/);

const fields = 'category: Général\nservices: [audit]\nsources:\n  - label: A guide\n';

/** The first two numbers are those of the article of a new firm, and of the one that is started here. */
const articles = allowed
  .filter(({ language }) => language === 'en')
  .map(({ name, text }, index) => ({ name, text, number: index + 2 }));

beforeAll(() => {
  for (const name of copied) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  copyFileSync(facts, join(root, 'facts.yaml'));
});

/** Without the settings of Vitest, under which Astro does not answer and colours its output. */
const env = { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' };

/** Starts a command in a process group of its own, which ends with the test. */
function start(command: string) {
  const child = spawn(command, {
    cwd: root,
    env,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      printed += part;
    });
  onTestFinished(() => stop(child));
  return { child, read: () => printed };
}

async function stop(child: ChildProcess) {
  if (!child.pid || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** Runs a command to its end. */
async function run(command: string) {
  const { child, read } = start(command);
  const [status] = await once(child, 'exit');
  return { status, printed: read() };
}

/** @returns an address of this machine that the command serves, once it says so, and what it prints */
async function serve(command: string) {
  const { child, read } = start(command);
  const findAddress = () => /http:\/\/[\w.]+:\d+/.exec(read())?.[0] ?? '';
  const hasStarted = () => findAddress() !== '' || child.exitCode !== null;
  await expect.poll(hasStarted, { timeout: 150_000, interval: 200, message: command }).toBe(true);
  expect(findAddress(), read()).not.toBe('');
  return { address: findAddress(), read };
}

async function openBrowser(url: string) {
  const browser = await chromium.launch(findLaunchOptions());
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  page.setDefaultTimeout(60_000);
  await page.goto(url);
  return page;
}

test('npm run new starts a firm and an article, and overwrites nothing', async () => {
  const command = 'npm run new -- firm content --facts facts.yaml';
  expect(await run(command)).toMatchObject({ status: 0 });
  expect(await run(command)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('content is not empty. Choose a new folder'),
  });
  const article = 'npm run new -- article "Notice periods in three states"';
  expect(await run(article)).toMatchObject({ status: 0 });
  for (const { name, text, number } of articles)
    writeFileSync(
      join(root, `content/articles/${String(number).padStart(2, '0')}-${name}.md`),
      writeArticle('en', name, fields, text),
    );
});

test('npm run dev serves home, a list and a post, and shows a mistake over the page', async () => {
  const { address, read } = await serve(`npm run dev -- --port ${await findPort()}`);
  // Only pages of the server itself may read drafts.
  const { headers } = await fetch(address, { headers: { origin: 'http://localhost:4399' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  const page = await openBrowser(address);
  for (const path of ['/', '/articles', '/article/0']) {
    // Vite may load the first page anew while it is still being opened.
    await vi.waitFor(() => page.goto(address + path), { timeout: 30_000 });
    await page.locator('main h1').waitFor();
  }
  const form = await page.getByRole('link', { name: 'Edit this' }).getAttribute('href');
  expect(form).toBe('http://127.0.0.1:4322/?page=%2Farticle%2F0');
  const text = readFileSync(firm, 'utf8');
  const overlay = page.locator('vite-error-overlay');
  appendFileSync(firm, '\nfavourite: none\n');
  await overlay.filter({ hasText: 'favourite' }).waitFor();
  writeFileSync(firm, text);
  await overlay.waitFor({ state: 'detached' });

  const article = join(root, 'content/articles/00-first-article.md');
  const body = readFileSync(article, 'utf8');
  writeFileSync(article, `${body}\nSee [above](#nowhere).\n`);
  const report = /content\/articles\/\S+\.md:\d+ .*"#nowhere"/;
  await vi.waitFor(async () => {
    await page.goto(`${address}/article/0`);
    expect(read()).toMatch(report);
  }, 30_000);
  writeFileSync(article, body);
});

/** Offers a file for download in a text. */
function offer(text: string, prices: string) {
  const path = join(root, 'content', text);
  const file = join(dirname(path), 'images/prices.csv');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, prices);
  if (!readFileSync(path, 'utf8').includes('prices.csv'))
    appendFileSync(path, '\n[Prices](./images/prices.csv)\n');
}

test('npm run check names a mistake with its file and line, and what an old site had', async () => {
  expect(await run(`SITE_CONTENT=${root}/content/ npm run check`)).toMatchObject({
    status: 0,
    printed: expect.stringContaining('No problems in content/.'),
  });
  const text = readFileSync(firm, 'utf8');
  writeFileSync(firm, `${text}\nfavourite: none\n`);
  offer('articles/00-first-article.md', 'hour,100');
  offer('services/audit.md', 'hour,200');
  const { status, printed } = await run('npm run check');
  offer('services/audit.md', 'hour,100');
  writeFileSync(join(root, 'old.txt'), '/equipe.html\n/old,page.php\n');
  const rows = await run('npm run --silent check -- --old-sitemap old.txt 2> /dev/null');
  writeFileSync(firm, text);
  expect(rows).toEqual({ status: 1, printed: '/equipe.html,/equipe\n"/old,page.php",\n' });
  expect(status).toBe(1);
  expect(printed).toMatch(/content\/firm\.yaml:\d+ .*favourite/);
  expect(printed).toContain(
    '"./images/prices.csv" has the name of content/services/images/prices.csv',
  );
  expect(printed).not.toContain('    at ');
});

test('npm run launch-check lists what is left, accepts it with a reason, and reports upkeep', async () => {
  const command = 'npm run launch-check -- --offline';
  const { status, printed } = await run(command);
  expect(status).toBe(1);
  expect(printed).toMatch(/^Start with these:\n(?: {2}content\/.*\n){3}\n/m);
  expect(printed).toMatch(/^unfinished \(\d+\): .*TODO/m);
  expect(printed).toMatch(/^ {2}content\/articles\/.*\.md:\d+(?:, \d+)*$/m);
  expect(printed).toMatch(/^\d+ to fix or accept before launch, \d+ for upkeep, 0 accepted/m);
  const groups = [...printed.matchAll(/^([a-z-]+) \(\d+\): .*\n((?: {2}.*\n)+)/gm)];
  const keys = groups.flatMap(([, rule, lines = '']) =>
    [...lines.matchAll(/^ {2}(content\/[^:\s]+)(?::[\d, ]*\d)?(?: {2}([^:\n]+))?/gm)].map(
      ([, file, field]) => [rule, file, field].filter(Boolean).join(' '),
    ),
  );
  writeFileSync(
    join(root, 'launch-allow.yaml'),
    [...new Set(keys)].map((key) => `- key: ${key}\n  reason: This firm is invented.\n`).join(''),
  );
  const opening = join(root, 'content/openings/job-001.md');
  const text = readFileSync(opening, 'utf8');
  writeFileSync(opening, text.replace(/^postedDate: .*/m, 'postedDate: 2020-01-06'));
  const later = await run(command);
  expect(later.printed).toContain('posted on 2020-01-06 and has no closing date');
  expect(later.printed).toContain('Ready to launch, 1 for upkeep');
  expect(later.status).toBe(0);
});

test('npm start builds and serves the site, with every word of every text', async () => {
  const { address } = await serve(`npm start -- --port ${await findPort()}`);
  const page = await openBrowser(address);
  await page.locator('main h1').waitFor();
  for (const { name, text, number } of articles) {
    await page.goto(`${address}/article/${number}`);
    const shown = await page.locator('.prose').allInnerTexts();
    expect(toWords(shown.join('\n')), name).toEqual(readWords(text));
    expect(await findOverflow(page), name).toEqual([]);
  }
  expect(await (await fetch(`${address}/files/prices.csv`)).text()).toBe('hour,100');
  await page.goto(`${address}/nulle-part`);
  expect(await page.title()).toMatch(/^Page introuvable\u202f: /);
  await page.goto(`${address}/carrieres`);
  await page.getByRole('button', { name: 'Envoyer la candidature' }).click();
  await page.getByRole('alert').filter({ hasText: '4 champs contiennent une erreur.' }).waitFor();
  await page.getByRole('link', { name: 'Indiquez une adresse électronique valable' }).click();
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email');
  expect(await page.getByPlaceholder('+1 416').getAttribute('name')).toBe('phone');
});

test.each(['edit', 'serve', 'dev'])('npm run %s names a taken port in one line', async (name) => {
  const server = createServer().listen(0);
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { status, printed } = await run(`PORT=${port} npm run --silent ${name}`);
  const advice = `Choose another one: npm run ${name} -- --port 4400`;
  expect([status, printed]).toEqual([1, `Port ${port} is already in use. ${advice}\n`]);
});

test.each([
  ['start -- --port abc', '--port needs a number up to 65535, not "abc".'],
  ['new -- firm facts.yaml', "ENOTDIR: not a directory, scandir 'facts.yaml'"],
  [
    'new -- article "Notice periods in three states" --content src',
    'src/firm.yaml is missing or has problems: npm run check -- --content src',
  ],
  ['shots -- --theme blue', '--theme needs light, dark or light,dark, not "blue".'],
  ['edit -- --content nowhere', 'There is no folder nowhere.'],
  ['serve -- --content facts.yaml', 'There is no folder facts.yaml.'],
  [
    'dev -- --favourite',
    "Unknown option '--favourite'. The options are --port, --host, --content.",
  ],
  ['test -- hosts', 'There is no built site in dist. Run npm run build first.'],
])('npm run %s is answered in one line', async (command, answer) => {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  expect(await run(`npm run --silent ${command}`)).toEqual({ status: 1, printed: `${answer}\n` });
});

test('npm run build -- --editor says what it needs, and at night writes the editor', async () => {
  const command = 'npm run build -- --editor';
  expect(await run(command)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('docs/hosting/editor.md'),
  });
  // By day the tests of the editor build it.
  if (!process.env.NIGHTLY) return;
  const file = join(root, 'content/repository.yaml');
  writeFileSync(file, 'host: github\nrepository: firm/site\nbranch: main\n');
  expect(await run(command)).toMatchObject({ status: 0 });
});
