import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { parse as parseHtml } from 'node-html-parser';
import sharp from 'sharp';
import { parse } from 'yaml';
import { checkContent } from '../../../src/check/check-content.ts';
import { readContent } from '../../../src/check/read-content.ts';
import { splitFrontMatter } from '../../../src/content/front-matter.ts';
import { readForm, writeForm } from '../../../tools/editor/file-format.ts';
import { serveEditor } from '../../../tools/editor/serve-editor.ts';
import { copyEditor } from './built-editor.ts';
import { startForgejo } from './forgejo.ts';
import { startGitea } from './gitea.ts';
import { signIn } from './sign-in.ts';
import { siteUrl, watchPage } from './watch.ts';

/**
 * The built editor under its own policy, against a Git repository with a firm in two languages. The
 * host of the repository is a stand-in (`gitea.ts`) or a real one (`forgejo.ts`).
 */

// Set by playwright.config.ts.
const content = process.env.SITE_CONTENT ?? '';
const port = Number(process.env.PORT ?? 4390);
const site = `http://127.0.0.1:${port}`;
const size = { width: 1500, height: 1000 };
let host: Awaited<ReturnType<typeof startGitea>>;
let version = {
  commit: 'an-older-one',
  committed: '2026-01-02T10:00:00Z',
  built: '2026-01-02T10:02:00Z',
};
let server: Awaited<ReturnType<typeof serveEditor>>;
let page: Page;
let complaints: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const { FORGEJO } = process.env;
  host = await (FORGEJO ? startForgejo(content, FORGEJO) : startGitea(content, port + 1, site));
  const repository = { host: 'gitea', repository: 'firm/site', branch: 'main' } as const;
  server = await serveEditor(await copyEditor('web', { ...repository, server: host.server }), port);
  const context = await browser.newContext({ viewport: size });
  page = await context.newPage();
  await page.route(`${siteUrl}/version.json`, (route) =>
    route.fulfill({ json: version, headers: { 'access-control-allow-origin': '*' } }),
  );
  complaints = watchPage(page);
  await signIn(page, site, host.token);
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

const listChanged = () => host.ask('diff', '--name-status', '-M', 'main~1', 'main').split('\n');

const findSaveButton = () => page.getByRole('button', { name: 'Save', exact: true });

/** Waits for the commit, and for the list that is shown after it. */
async function expectCommit(before: number) {
  // The first content check of a page takes long on a busy machine.
  await expect.poll(countCommits, { timeout: 60_000 }).toBe(before + 1);
  await expect(page).toHaveURL(/#\/collections\/\w+$/);
}

async function save() {
  const before = countCommits();
  await findSaveButton().click();
  await expectCommit(before);
}

/** Opens the entry from the list: from another entry, its form would be found before it is gone. */
async function open(path: string) {
  const [collection = ''] = path.split('/');
  await page.goto(`${site}/#/collections/${collection}`);
  await expect(findSaveButton()).toBeHidden();
  await page.goto(`${site}/#/collections/${path}`);
  await expect(findSaveButton()).toBeVisible();
  await expect(page.locator('[data-key-path]').first()).toBeVisible();
}

const [article = ''] = readdirSync(`${content}/articles`).map((name) => name.replace('.md', ''));

const articles = readdirSync(`${content}/articles`).map((name) => name.replace('.md', ''));
/** One that no other entry names or links to, and one whose page does not list it. */
const [later = '', apart = ''] = [articles[4], articles[6]];

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

test('the page is shown as it will be, in both widths and themes, while one types', async () => {
  await open(`articles/entries/${article}`);
  const preview = page.frameLocator('iframe.preview');
  const shown = preview.frameLocator('iframe');
  await expect(shown.locator('h1')).toHaveText('Ein anderer Titel für den Artikel');
  await field('Title').fill('Ein dritter Titel für denselben Artikel');
  await expect(shown.locator('h1')).toHaveText('Ein dritter Titel für denselben Artikel');
  const readWidth = () => shown.locator('html').evaluate((root) => root.clientWidth);
  expect(await readWidth()).toBe(390);
  const readColor = () =>
    shown
      .locator('body')
      .evaluate((body) => getComputedStyle(body.parentElement ?? body).backgroundColor);
  const light = await readColor();
  await preview.getByRole('radio', { name: 'Desk' }).check();
  await expect.poll(readWidth).toBe(1280);
  await preview.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(readColor).not.toBe(light);
  await field('Title').fill('Ein anderer Titel für den Artikel');
});

/** Chooses a picture of one colour for a field. */
async function choosePicture(image: Locator, name: string, background: string) {
  const size = { width: 3400, height: 2400, channels: 3 } as const;
  const buffer = await sharp({ create: { ...size, background } })
    .jpeg()
    .toBuffer();
  const file = { name, mimeType: 'image/jpeg', buffer };
  await image.locator('input[type=file]').first().setInputFiles(file);
}

test('a portrait is shown as soon as it is chosen', async () => {
  const [member = ''] = readdirSync(`${content}/team`).map((name) => name.replace('.yaml', ''));
  await open(`team/entries/${member}`);
  const image = await reveal('image');
  await choosePicture(image, 'Kopf.jpg', '#996655');
  const portrait = page.frameLocator('iframe.preview').frameLocator('iframe').locator('main img');
  await expect(portrait.first()).toHaveAttribute('src', /^blob:/);
  await expect(portrait.first()).toBeVisible({ timeout: 2000 });
  await image.getByRole('button', { name: 'Remove' }).click();
});

/** Closes the message of a save that was refused. */
async function expectRefusal(message: string) {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(message, { timeout: 60_000 });
  await expect(dialog).toContainText('It was not saved.');
  await dialog.getByRole('button', { name: 'OK' }).click();
}

test('a mistake is said in the words of the content check, and nothing is saved', async () => {
  const before = countCommits();
  const path = `${content}/articles/${article}.md`;
  const folder = await readContent();
  const firm = parse(readFileSync(`${content}/firm.yaml`, 'utf8'));
  const fill = (text: string) => text.padEnd(130, ' und mehr');
  const mistakes = [
    ['Title', readTitle(`${content}/articles/${apart}.md`)],
    ['Excerpt', fill(`Fragen beantworten wir unter ${firm.email}.`)],
    ['Excerpt', fill('Ein Anreißer mit {platzhalter}, den es nicht gibt.')],
    ['Excerpt', fill('Ein Anreißer mit einem [Link](/beitraege), der keiner wird.')],
  ] as const;
  await open(`articles/entries/${article}`);
  for (const [name, text] of mistakes) {
    const key = name.toLowerCase();
    const former = await field(name).inputValue();
    const form = readForm(path, host.ask('show', `main:${path}`));
    const files = folder.files.filter((file) => file.path !== path);
    files.push({ path, text: writeForm(path, { ...form, [key]: text }) });
    const [problem] = checkContent({ ...folder, files }).filter(({ file }) => file === path);
    await field(name).fill(text);
    await findSaveButton().click();
    await expectRefusal(problem?.message ?? 'a problem');
    const said = `${problem?.message}. ${problem?.fix}`;
    await expect(page.locator(`[data-key-path="${key}"]`).first()).toContainText(said);
    await expect(page.locator('#check-problems')).toContainText(said);
    await expect(field(name)).toHaveValue(text);
    // What the browser keeps of the text must not come back in a later test.
    await field(name).fill(former);
  }
  expect(countCommits()).toBe(before);
  await page.locator('#check-problems').getByRole('button', { name: 'Close' }).click();
});

/** @returns how many entries Sveltia CMS has kept as they were typed */
const countBackups = () =>
  page.evaluate(async () => {
    const opened = indexedDB.open('gitea:firm/site');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const kept = opened.result.transaction('draft-backups').objectStore('draft-backups').count();
    await new Promise((resolve) => kept.addEventListener('success', resolve));
    opened.result.close();
    return kept.result;
  });

test('what was typed is there again after the tab was closed, and replaces nothing unsaid', async () => {
  const title = 'Ein anderer Titel für den Artikel';
  const path = `${content}/articles/${article}.md`;
  await open(`articles/entries/${article}`);
  await expect(field('Title')).toHaveValue(title);
  await field('Title').press('End');
  await field('Title').pressSequentially('?');
  await expect.poll(countBackups).toBe(1);
  await page.goto('about:blank');
  const text = host
    .ask('show', `main:${path}`)
    .replace(title, 'Ein Titel von jemand anderem')
    .concat('\n\nEin Absatz von jemand anderem.\n');
  const file = {
    operation: 'update',
    path,
    content: Buffer.from(text).toString('base64'),
  } as const;
  host.commit({ message: 'A change of somebody else', files: [file] });
  const before = countCommits();
  await page.goto(`${site}/#/collections/articles/entries/${article}`);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(field('Title')).toHaveValue(`${title}?`);
  await findSaveButton().click();
  const message = 'somebody else has written meanwhile: “Ein Titel von jemand anderem”';
  await expectRefusal(message);
  await expect(page.locator('[data-key-path="title"]').first()).toContainText(message);
  await expect(field('Title')).toHaveValue(`${title}?`);
  expect(countCommits()).toBe(before);
  await save();
  expect(readDiff()).toEqual([
    expect.stringMatching(/^-title: .*von jemand anderem/),
    expect.stringMatching(/^\+title: "?Ein anderer Titel für den Artikel\?"?$/),
  ]);
  const kept = page.locator('#check-problems');
  await expect(kept).toContainText('Ein Absatz von jemand anderem.');
  await kept.getByRole('button', { name: 'Close' }).click();
  expect(await countBackups()).toBe(0);
});

test('a menu item and a word of the interface change one line each', async () => {
  await open('_singletons/entries/menus');
  const expand = page.getByRole('button', { name: 'Expand All' }).first();
  await expect(async () => {
    if (!(await field('Label').first().isVisible())) await expand.click({ timeout: 500 });
    await field('Label').first().fill('Ein Wort', { timeout: 500 });
  }).toPass();
  await save();
  expect(listChanged()).toEqual([`M\t${content}/menus.yaml`]);
  expect(readDiff()).toEqual([expect.stringContaining('label: '), '+  - label: Ein Wort']);

  await open('words/entries/de');
  await field('Home').fill('Anfang');
  await save();
  expect(listChanged()).toEqual([`M\t${content}/words/de.yaml`]);
  expect(readDiff()).toEqual(['+  home: Anfang']);
});

/** A menu that opens while the form is still being built closes again. */
async function chooseInMenu(name: string) {
  const item = page.getByRole('menuitem', { name });
  const button = page.getByRole('button', { name: /more|options/i }).first();
  await expect(async () => {
    if (!(await item.isVisible())) await button.click();
    await item.click({ timeout: 8000 });
  }).toPass();
}

/** An entry of the smallest kind, which others refer to. */
const [office = ''] = readdirSync(`${content}/offices`).map((name) => name.replace('.yaml', ''));

test('a new entry is one file, named by its title as the language spells it', async () => {
  await page.goto(`${site}/#/collections/offices/new`);
  await field('Title').fill('Büro Köln');
  await page.getByRole('spinbutton').fill('3');
  await page.getByRole('button', { name: /Add .*Lines/ }).click();
  await page.locator('[data-key-path="lines.0"]').getByRole('textbox').fill('Domplatz 1');
  await field('Locality').fill('Köln');
  await field('Country').fill('DE');
  await save();
  expect(listChanged()).toEqual([`A\t${content}/offices/buero-koeln.yaml`]);
  expect(readDiff().map((line) => line.slice(1))).toEqual([
    'title: Büro Köln',
    'order: 3',
    'lines:',
    '  - Domplatz 1',
    'locality: Köln',
    'country: DE',
  ]);
});

test('a renamed entry is renamed in each language and in the files that refer to it', async () => {
  await open(`offices/entries/${office}`);
  await chooseInMenu('Edit Slug');
  await page.getByRole('button', { name: 'Edit Slug' }).last().click();
  await page.locator('input').last().fill('anderswo');
  await page.keyboard.press('Enter');
  await save();
  const renamed = listChanged().filter((line) => line.startsWith('R100'));
  expect(renamed.map((line) => line.split('\t')[2]).sort()).toEqual([
    `${content}/en/offices/anderswo.yaml`,
    `${content}/offices/anderswo.yaml`,
  ]);
  const lines = new Set(readDiff());
  expect([...lines].sort()).toEqual(['+office: anderswo', `-office: ${office}`]);
});

test('a page with another address is redirected from the former one, in the same commit', async () => {
  const redirects = `${content}/redirects.yaml`;
  await open('legal/entries/impressum');
  await page.getByRole('radio', { name: 'English' }).first().click();
  await field('Address').fill('who-is-responsible');
  await save();
  expect(listChanged()).toEqual([`M\t${content}/en/legal/impressum.md`, `M\t${redirects}`]);
  expect(readDiff()).toEqual([
    '-slug: legal-notice',
    '+slug: who-is-responsible',
    '-    to: /en/legal-notice',
    '+    to: /en/who-is-responsible',
    '+  - from: /en/legal-notice',
    '+    to: /en/who-is-responsible',
  ]);
});

/** Scrolls to a field: Sveltia CMS draws those further down when they come into view. */
async function reveal(name: string) {
  const fields = page.locator('[data-mode="edit"] [data-key-path]');
  const wanted = page.locator(`[data-key-path="${name}"]`).first();
  await expect(async () => {
    await fields.last().scrollIntoViewIfNeeded();
    await expect(wanted).toBeVisible({ timeout: 500 });
  }).toPass();
  await wanted.scrollIntoViewIfNeeded();
  return wanted;
}

const readWords = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** Builds the site from what is in the repository now, while the other tests go on. */
async function buildPushed() {
  const folder = '.cache/editor-of-the-tests/pushed';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: host.git(['archive', `main:${content}`]) });
  const out = `${folder}-site`;
  const command = ['tools/build.ts', '--content', folder, '--out', out];
  await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, SITE_CONTENT: folder },
  });
  return out;
}

let previewed = '';
let built: ReturnType<typeof buildPushed>;

test('an entry with a day to come says so in the list', async () => {
  await open(`articles/entries/${apart}`);
  const shown = page.frameLocator('iframe.preview').frameLocator('iframe');
  await expect(shown.locator('h1')).toHaveText(readTitle(`${content}/articles/${apart}.md`));
  previewed = readWords(await shown.locator('main').textContent());
  await open(`articles/entries/${later}`);
  const year = new Date().getFullYear() + 1;
  await (await reveal('date')).locator('input').fill(`${year}-12-03`);
  await save();
  expect(readDiff()).toEqual([expect.stringMatching(/^-date: /), `+date: ${year}-12-03`]);
  await expect(page.getByText(`(from December 3, ${year})`)).toBeVisible();
  built = buildPushed();
});

/** @returns the text of an article with another title and another excerpt */
const rewrite = (file: string, title: string) =>
  readFileSync(file, 'utf8')
    .replace(/^title: .*/m, `title: ${title}`)
    .replace(/^excerpt:.*(\n +.*)*/m, `excerpt: ${`${title} `.repeat(6).slice(0, 140).trim()}`);

test('a new article has the next number, also if somebody takes it meanwhile', async () => {
  const numbers = readdirSync(`${content}/articles`).map((file) => Number.parseInt(file, 10));
  const [next, after] = [1, 2].map((step) => String(Math.max(...numbers) + step).padStart(2, '0'));
  await open(`articles/entries/${article}`);
  await chooseInMenu('Duplicate');
  await expect(page.locator('[data-key-path="fileNumber"] output')).toHaveText(next ?? '');
  await field('Title').fill('Ein neuer Beitrag mit der nächsten Nummer');
  await field('Excerpt').fill('Worum es in diesem Beitrag geht, in drei Worten. '.repeat(3).trim());
  const text = rewrite(`${content}/articles/${article}.md`, 'Ein Beitrag von jemand anderem');
  const path = `${content}/articles/${next}-ein-beitrag.md`;
  host.commit({
    message: 'A new article of somebody else',
    files: [{ operation: 'create', path, content: Buffer.from(text).toString('base64') }],
  });
  await findSaveButton().click();
  await expectRefusal(`number ${next} meanwhile`);
  await page.getByRole('radio', { name: 'English' }).first().click();
  await field('Title').fill('A new article with the next number');
  await field('Excerpt').fill('What this article is about, in a few words. '.repeat(3).trim());
  await save();
  expect(listChanged()).toEqual([
    `A\t${content}/articles/${after}-ein-neuer-beitrag-mit-der-naechsten-nummer.md`,
    `A\t${content}/en/articles/${after}-ein-neuer-beitrag-mit-der-naechsten-nummer.md`,
  ]);
});

test('a deleted entry is deleted in each language', async () => {
  const [opening = ''] = readdirSync(`${content}/en/openings`);
  await open(`openings/entries/${opening.replace('.md', '')}`);
  const before = countCommits();
  await chooseInMenu('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectCommit(before);
  expect(listChanged().sort()).toEqual([
    `D\t${content}/en/openings/${opening}`,
    `D\t${content}/openings/${opening}`,
  ]);
});

test('a change that somebody else saves meanwhile is said before it is lost', async () => {
  const [, other = ''] = readdirSync(`${content}/articles`);
  const path = `${content}/articles/${other}`;
  await open(`articles/entries/${other.replace('.md', '')}`);
  await expect(field('Title')).toHaveValue(readTitle(path));
  const text = readFileSync(path, 'utf8').replace(/^title: .*/m, 'title: Von jemand anderem');
  const change = {
    operation: 'update',
    path,
    content: Buffer.from(text).toString('base64'),
  } as const;
  host.commit({ message: 'A change of somebody else', files: [change] });
  const before = countCommits();
  await field('Title').fill('Ein Titel, den ich geschrieben habe');
  await findSaveButton().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('changed in the repository');
  await expect(dialog).toContainText('Saving keeps both changes.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(field('Title')).toHaveValue('Ein Titel, den ich geschrieben habe');
  expect(countCommits()).toBe(before);
});

test('a change that makes a mistake in another file is only saved the second time', async () => {
  const [sector = ''] = readdirSync(`${content}/sectors`).map((name) => name.replace('.yaml', ''));
  await open(`sectors/entries/${sector}`);
  const before = countCommits();
  const title = await field('Title').inputValue();
  await field('Title').fill(`${title} und mehr`);
  await findSaveButton().click();
  await expectRefusal(`there is no sector "${title}"`);
  await expect(page.locator('#check-problems')).toContainText('Save again to save nevertheless');
  await field('Title').fill(title);
  expect(countCommits()).toBe(before);
});

test('whoever cannot save is told why, and keeps what was typed', async () => {
  const before = [countCommits(), complaints.length];
  const title = 'Ein Titel, den der Host nicht annimmt';
  await open(`articles/entries/${article}`);
  const former = await field('Title').inputValue();
  await field('Title').fill(title);
  const answers = [
    [undefined, 'cannot be reached'],
    [401, 'sign in with a new token'],
    [403, 'does not allow you to write'],
  ] as const;
  for (const [status, said] of answers) {
    await page.route('**/repos/firm/site/contents', (route) =>
      status ? route.fulfill({ status, json: { message: 'refused' } }) : route.abort(),
    );
    await findSaveButton().click();
    await expectRefusal(said);
    await page.unroute('**/repos/firm/site/contents');
    await expect(field('Title')).toHaveValue(title);
  }
  // The browser, too, says that it has not reached the host.
  complaints.length = before[1] ?? 0;
  await field('Title').fill(former);
  expect(countCommits()).toBe(before[0]);
});

test('a photograph is made smaller and saved with its description and its focal point', async () => {
  const articles = readdirSync(`${content}/en/articles`);
  const id = articles.at(-1)?.replace('.md', '');
  await open(`articles/entries/${id}`);
  const image = await reveal('image');
  await choosePicture(image, 'Schreibtisch.jpg', '#667788');
  await expect(page.locator('#notice')).toContainText('3400 × 2400 pixels');
  await field('Image alt').fill('Ein Schreibtisch mit Akten und einer Lampe');
  const picture = page.getByRole('button', { name: 'Choose the point on the picture' });
  await picture.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width / 4, y: height / 2 } });
  await expect(page.locator('.focus-control output')).toHaveText('25% 50%');
  await page.getByRole('radio', { name: 'English' }).first().click();
  await field('Image alt').fill('A desk with files and a lamp on it');
  await save();
  const added = listChanged().find((line) => line.startsWith('A')) ?? '';
  const [, path = ''] = added.split('\t');
  expect(path).toMatch(new RegExp(`^${content}/articles/images/[a-z-]+\\.(jpe?g|webp)$`));
  const saved = await sharp(host.git(['show', `main:${path}`])).metadata();
  expect(saved.width).toBe(3200);
  expect(readDiff().filter((line) => !line.includes('Binary'))).toEqual([
    `+image: ./images/${path.split('/').at(-1)}`,
    '+imageAlt: Ein Schreibtisch mit Akten und einer Lampe',
    '+imageFocus: 25% 50%',
    '+imageAlt: A desk with files and a lamp on it',
  ]);

  // Another is saved, too, if one does not wait until it has been made smaller.
  await open(`articles/entries/${id}`);
  await choosePicture(await reveal('image'), 'Fenster.jpg', '#887766');
  await save();
  expect(listChanged()).toContainEqual(expect.stringMatching(/^A.*images\/fenster\.\w+$/));
  expect(readDiff()).toContainEqual(expect.stringMatching(/^\+image: \.\/images\/fenster\./));
});

test('what was saved is followed until the site shows it', async () => {
  const status = page.locator('#notice output');
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')));
  await open(`articles/entries/${article}`);
  await field('Title').fill('Ein Titel, dem man folgen kann');
  await save();
  await expect(status).toContainText('The site is being built');
  await expect(status).toContainText('still shows the version of');
  // It leaves the buttons of a phone free.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Create New Entry' }).click({ trial: true });
  await page.getByRole('radio', { name: 'Assets' }).click({ trial: true });
  await page.setViewportSize(size);
  await host.report('failure', 'Out of space');
  await comeBack();
  await expect(status).toContainText('The build failed');
  await expect(status).toContainText('site: Out of space');
  await host.report('success', 'Done');
  version = { ...version, commit: host.ask('rev-parse', 'main'), built: new Date().toISOString() };
  await comeBack();
  await expect(status).toContainText(/^Live since \d/);
});

test('the site built from a commit says what the preview said, without what is to come', async () => {
  const site = await built;
  const [number, hidden] = [apart, later].map((name) => Number.parseInt(name, 10));
  const main = parseHtml(readFileSync(`${site}/beitrag/${number}.html`, 'utf8')).querySelector(
    'main',
  );
  for (const part of main?.querySelectorAll('script, style, noscript') ?? []) part.remove();
  expect(readWords(main?.textContent)).toBe(previewed);
  expect(existsSync(`${site}/beitrag/${hidden}.html`)).toBe(false);
  expect(readFileSync(`${site}/beitraege.html`, 'utf8')).not.toContain(`/beitrag/${hidden}"`);
  expect(readFileSync(`${site}/_redirects`, 'utf8')).toContain(
    '/en/legal-notice /en/who-is-responsible',
  );
});

test('a translation is shown from its first word, before it has a file', async () => {
  await open(`articles/entries/${apart}`);
  await page.getByRole('radio', { name: 'English' }).first().click();
  await page.getByRole('button', { name: /Enable/ }).click();
  await field('Title').fill('A title of the translation');
  const shown = page.frameLocator('iframe.preview').frameLocator('iframe');
  await expect(shown.locator('h1')).toHaveText('A title of the translation');
});

test('nothing went wrong on the way', () => {
  expect(complaints).toEqual([]);
});
