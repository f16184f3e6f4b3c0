import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../../src/content/front-matter.ts';
import { buildEditor } from '../../../tools/editor/build-editor.ts';
import { serveEditor } from '../../../tools/editor/serve-editor.ts';
import { startGitea, token } from './gitea.ts';

/**
 * The built editor under its own policy, against a Git repository with a firm in two languages. The
 * host of the repository is a stand-in: see `gitea.ts`.
 */

// Set by playwright.config.ts.
const content = process.env.SITE_CONTENT ?? '';
const port = Number(process.env.PORT ?? 4398);
const site = `http://127.0.0.1:${port}`;
const folder = '.cache/editor-of-the-tests';
let host: Awaited<ReturnType<typeof startGitea>>;
let server: Awaited<ReturnType<typeof serveEditor>>;
let page: Page;
const complaints: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const repository = { host: 'gitea', repository: 'firm/site', branch: 'main' } as const;
  await buildEditor(folder, { ...repository, server: `http://127.0.0.1:${port + 1}` });
  server = await serveEditor(folder, port);
  host = await startGitea(content, port + 1, site);
  const context = await browser.newContext({ viewport: { width: 1500, height: 1000 } });
  page = await context.newPage();
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      complaints.push(`asked ${request.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // Sveltia CMS also prints an error that it shows: that of the content check.
    if (message.type() === 'error' && !message.text().includes('saving_failed'))
      complaints.push(message.text());
  });
  await page.goto(site);
  await page.getByRole('button', { name: /access token/i }).click();
  await page.locator('input').last().fill(token);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Register of law').first()).toBeVisible({ timeout: 60_000 });
});

test.afterAll(() => {
  server?.close();
  server?.closeAllConnections();
  host?.stop();
});

const countCommits = () => Number(host.ask('rev-list', '--count', 'main'));

/** @returns the lines that the last commit removed and added, without their files */
const readDiff = () =>
  host
    .ask('diff', 'main~1', 'main', '-U0')
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line));

const listChanged = () => host.ask('diff', '--name-status', 'main~1', 'main').split('\n');

/** Presses the button and waits for the commit. */
async function save() {
  const before = countCommits();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(countCommits).toBe(before + 1);
}

async function open(path: string) {
  await page.goto(`${site}/#/collections/${path}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

const [article = ''] = readdirSync(`${content}/articles`).map((name) => name.replace('.md', ''));

const readTitle = (file: string) =>
  parse(splitFrontMatter(readFileSync(file, 'utf8'))?.yaml ?? '').title as string;

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

test('a changed title is one changed line, in each language', async () => {
  await open(`articles/entries/${article}`);
  await expect(field('Title')).toHaveValue(readTitle(`${content}/articles/${article}.md`));
  await field('Title').fill('Ein anderer Titel für den Artikel');
  await save();
  expect(listChanged()).toEqual([`M\t${content}/articles/${article}.md`]);
  expect(readDiff()).toEqual([
    expect.stringMatching(/^-title: /),
    expect.stringMatching(/^\+title: "?Ein anderer Titel für den Artikel"?$/),
  ]);

  await open(`articles/entries/${article}`);
  await page.getByRole('radio', { name: 'English' }).first().click();
  await expect(field('Title')).toHaveValue(readTitle(`${content}/en/articles/${article}.md`));
  await field('Title').fill('Another title of the article');
  await save();
  expect(listChanged()).toEqual([`M\t${content}/en/articles/${article}.md`]);
  expect(readDiff()).toEqual([
    expect.stringMatching(/^-title: /),
    expect.stringMatching(/^\+title: "?Another title of the article"?$/),
  ]);
});

test('a mistake is said in the words of the content check, and nothing is saved', async () => {
  const before = countCommits();
  const others = readdirSync(`${content}/articles`).map((name) => `${content}/articles/${name}`);
  const taken = readTitle(others[1] ?? '');
  await open(`articles/entries/${article}`);
  await field('Title').fill(taken);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const message = `"${taken}" is also in ${others[1]}`;
  await expect(page.getByRole('alertdialog')).toContainText(message);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('[data-key-path="title"]').first()).toContainText(
    `${message}. Give each its own title.`,
  );
  await expect(page.locator('#check-problems')).toContainText(message);
  await expect(field('Title')).toHaveValue(taken);
  expect(countCommits()).toBe(before);
  await page.locator('#check-problems').getByRole('button', { name: 'Close' }).click();
  // What the browser keeps of the text must not come back in a later test.
  await field('Title').fill('Ein anderer Titel für den Artikel');
});

test('a menu item and a word of the interface change one line each', async () => {
  await open('_singletons/entries/menus');
  await page.getByRole('button', { name: 'Expand All' }).first().click();
  await field('Label').first().fill('Ein Wort');
  await save();
  expect(listChanged()).toEqual([`M\t${content}/menus.yaml`]);
  expect(readDiff()).toEqual([expect.stringContaining('label: '), '+  - label: Ein Wort']);

  await open('words/entries/de');
  await field('Home').fill('Anfang');
  await save();
  expect(listChanged()).toEqual([`M\t${content}/words/de.yaml`]);
  expect(readDiff()).toEqual(['+  home: Anfang']);
});

test('nothing went wrong on the way', () => {
  expect(complaints).toEqual([]);
});
