import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../../src/content/front-matter.ts';
import { site, startEditor } from './built-editor.ts';
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
const size = { width: 1500, height: 1000 };
let host: Awaited<ReturnType<typeof startGitea>>;
let version = {
  commit: 'an-older-one',
  committed: '2026-01-02T10:00:00Z',
  built: '2026-01-02T10:02:00Z',
};
let stopEditor: () => void;
let page: Page;
let complaints: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const { FORGEJO } = process.env;
  host = await (FORGEJO ? startForgejo(content, FORGEJO) : startGitea(content));
  const repository = { host: 'gitea', repository: 'firm/site', branch: 'main' } as const;
  stopEditor = await startEditor({ ...repository, server: host.server });
  page = await browser.newPage({ viewport: size });
  await page.route(`${siteUrl}/version.json`, (route) =>
    route.fulfill({ json: version, headers: { 'access-control-allow-origin': '*' } }),
  );
  complaints = watchPage(page);
  await signIn(page, host.token);
});

test.afterAll(() => {
  stopEditor?.();
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

/** Commits a file as somebody else does. */
const commitMeanwhile = (operation: 'create' | 'update', path: string, text: string) =>
  host.commit({
    message: 'A change of somebody else',
    files: [{ operation, path, content: Buffer.from(text).toString('base64') }],
  });

const findSaveButton = () => page.getByRole('button', { name: 'Save', exact: true });

/** Waits for the commit, and for the list that is shown after it. */
async function expectCommit(before: number) {
  await expect.poll(countCommits).toBe(before + 1);
  await expect(page).toHaveURL(/#\/collections\/\w+$/);
}

async function save() {
  const before = countCommits();
  await findSaveButton().click();
  await expectCommit(before);
}

/** Tries to save, and closes the message that it was refused. */
async function expectRefusal(message: string) {
  const before = countCommits();
  await findSaveButton().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(message);
  await expect(dialog).toContainText('It was not saved.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  expect(countCommits()).toBe(before);
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

const listIds = (folder: string) =>
  readdirSync(`${content}/${folder}`).map((name) => name.replace(/\.\w+$/, ''));

const articles = listIds('articles');
/** No other entry names or links to the fifth; the page of the seventh does not list it. */
const [article = '', other = '', , , later = '', , apart = ''] = articles;

const readTitle = (file: string) =>
  parse(splitFrontMatter(readFileSync(`${content}/${file}.md`, 'utf8'))?.yaml ?? '')
    .title as string;

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

const findField = (path: string) => page.locator(`[data-key-path="${path}"]`).first();

const chooseEnglish = () => page.getByRole('radio', { name: 'English' }).first().click();

/** @returns an element of the page in the preview */
const shown = (selector: string) =>
  page.frameLocator('iframe.preview').frameLocator('iframe').locator(selector);

/** @returns the lines of a diff that changes a title */
const changedTitle = (title: string) => [
  expect.stringMatching(/^-title: /),
  expect.stringMatching(new RegExp(`^\\+title: "?${RegExp.escape(title)}"?$`)),
];

test('the page is shown as it will be while one types, in both widths and themes; a changed title is one changed line', async () => {
  const title = 'Ein anderer Titel für den Artikel';
  await open(`articles/entries/${article}`);
  await expect(field('Title')).toHaveValue(readTitle(`articles/${article}`));
  await expect(shown('h1')).toHaveText(readTitle(`articles/${article}`));
  await field('Title').fill(title);
  await expect(shown('h1')).toHaveText(title);
  const readWidth = () => shown('html').evaluate((root) => root.clientWidth);
  expect(await readWidth()).toBe(390);
  const readColor = () => shown('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  const light = await readColor();
  const preview = page.frameLocator('iframe.preview');
  await preview.getByRole('radio', { name: 'Desk' }).check();
  await expect.poll(readWidth).toBe(1280);
  await preview.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(readColor).not.toBe(light);
  await save();
  expect(listChanged()).toEqual([`M\t${content}/articles/${article}.md`]);
  expect(readDiff()).toEqual(changedTitle(title));

  await open(`articles/entries/${article}`);
  await chooseEnglish();
  await expect(field('Title')).toHaveValue(readTitle(`en/articles/${article}`));
  await field('Title').fill('Another title of the article');
  await save();
  expect(listChanged()).toEqual([`M\t${content}/en/articles/${article}.md`]);
  expect(readDiff()).toEqual(changedTitle('Another title of the article'));
});

test('a mistake is said in the words of the content check, and nothing is saved', async () => {
  const title = readTitle(`articles/${apart}`);
  await open(`articles/entries/${article}`);
  const former = await field('Title').inputValue();
  await field('Title').fill(title);
  await expectRefusal('is also in');
  await expect(findField('title')).toContainText('is also in');
  const problems = page.locator('#check-problems');
  await expect(problems).toContainText('is also in');
  await expect(field('Title')).toHaveValue(title);
  // What the browser keeps of the text must not come back in a later test.
  await field('Title').fill(former);
  await problems.getByRole('button', { name: 'Close' }).click();
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
  const text = host.ask('show', `main:${path}`).replace(title, 'Ein Titel von jemand anderem');
  commitMeanwhile('update', path, `${text}\n\nEin Absatz von jemand anderem.\n`);
  await page.goto(`${site}/#/collections/articles/entries/${article}`);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(field('Title')).toHaveValue(`${title}?`);
  const message = 'somebody else has written meanwhile: “Ein Titel von jemand anderem”';
  await expectRefusal(message);
  await expect(findField('title')).toContainText(message);
  await expect(field('Title')).toHaveValue(`${title}?`);
  await save();
  expect(readDiff()).toEqual(changedTitle(`${title}?`));
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

test('a new entry is one file, named by its title as the language spells it', async () => {
  await page.goto(`${site}/#/collections/offices/new`);
  await field('Title').fill('Büro Köln');
  await page.getByRole('spinbutton').fill('3');
  await page.getByRole('button', { name: /Add .*Lines/ }).click();
  await findField('lines.0').getByRole('textbox').fill('Domplatz 1');
  await field('Locality').fill('Köln');
  await field('Country').fill('DE');
  await save();
  expect(listChanged()).toEqual([`A\t${content}/offices/buero-koeln.yaml`]);
  expect(readDiff()).toEqual([
    '+title: Büro Köln',
    '+order: 3',
    '+lines:',
    '+  - Domplatz 1',
    '+locality: Köln',
    '+country: DE',
  ]);
});

test('a renamed entry is renamed in each language and in the files that refer to it', async () => {
  const [office = ''] = listIds('offices');
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
  expect([...new Set(readDiff())].sort()).toEqual(['+office: anderswo', `-office: ${office}`]);
});

test('a page with another address is redirected from the former one, in the same commit', async () => {
  await open('legal/entries/impressum');
  await chooseEnglish();
  await field('Address').fill('who-is-responsible');
  await save();
  expect(listChanged()).toEqual([
    `M\t${content}/en/legal/impressum.md`,
    `M\t${content}/redirects.yaml`,
  ]);
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
  await expect(async () => {
    await fields.last().scrollIntoViewIfNeeded();
    await expect(findField(name)).toBeVisible({ timeout: 500 });
  }).toPass();
  await findField(name).scrollIntoViewIfNeeded();
  return findField(name);
}

test('an entry with a day to come says so in the list', async () => {
  await open(`articles/entries/${later}`);
  const year = new Date().getFullYear() + 1;
  await (await reveal('date')).locator('input').fill(`${year}-12-03`);
  await save();
  expect(readDiff()).toEqual([expect.stringMatching(/^-date: /), `+date: ${year}-12-03`]);
  await expect(page.getByText(`(from December 3, ${year})`)).toBeVisible();
});

test('a translation is shown from its first word, before it has a file', async () => {
  await open(`articles/entries/${apart}`);
  await expect(shown('h1')).toHaveText(readTitle(`articles/${apart}`));
  await chooseEnglish();
  await page.getByRole('button', { name: /Enable/ }).click();
  await field('Title').fill('A title of the translation');
  await expect(shown('h1')).toHaveText('A title of the translation');
});

test('a new article has the next number, also if somebody takes it meanwhile', async () => {
  const numbers = articles.map((id) => Number.parseInt(id, 10));
  const [next, after] = [1, 2].map((step) => String(Math.max(...numbers) + step).padStart(2, '0'));
  await open(`articles/entries/${article}`);
  await chooseInMenu('Duplicate');
  await expect(page.locator('[data-key-path="fileNumber"] output')).toHaveText(next ?? '');
  await field('Title').fill('Ein neuer Beitrag mit der nächsten Nummer');
  await field('Excerpt').fill('Worum es in diesem Beitrag geht, in drei Worten. '.repeat(3).trim());
  const text = readFileSync(`${content}/articles/${article}.md`, 'utf8')
    .replace(/^title: .*/m, 'title: Ein Beitrag von jemand anderem')
    .replace(
      /^excerpt:.*(\n +.*)*/m,
      `excerpt: ${'Was jemand anderes schreibt. '.repeat(5).trim()}`,
    );
  commitMeanwhile('create', `${content}/articles/${next}-ein-beitrag.md`, text);
  await expectRefusal(`number ${next} meanwhile`);
  await chooseEnglish();
  await field('Title').fill('A new article with the next number');
  await field('Excerpt').fill('What this article is about, in a few words. '.repeat(3).trim());
  await save();
  const file = `articles/${after}-ein-neuer-beitrag-mit-der-naechsten-nummer.md`;
  expect(listChanged()).toEqual([`A\t${content}/${file}`, `A\t${content}/en/${file}`]);
});

test('a deleted entry is deleted in each language', async () => {
  const [opening = ''] = listIds('en/openings');
  await open(`openings/entries/${opening}`);
  const before = countCommits();
  await chooseInMenu('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectCommit(before);
  expect(listChanged().sort()).toEqual([
    `D\t${content}/en/openings/${opening}.md`,
    `D\t${content}/openings/${opening}.md`,
  ]);
});

test('a change that somebody else saves meanwhile is said before it is lost', async () => {
  const title = 'Ein Titel, den ich geschrieben habe';
  const path = `${content}/articles/${other}.md`;
  await open(`articles/entries/${other}`);
  await expect(field('Title')).toHaveValue(readTitle(`articles/${other}`));
  const text = readFileSync(path, 'utf8').replace(/^title: .*/m, 'title: Von jemand anderem');
  commitMeanwhile('update', path, text);
  const before = countCommits();
  await field('Title').fill(title);
  await findSaveButton().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('changed in the repository');
  await expect(dialog).toContainText('Saving keeps both changes.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(field('Title')).toHaveValue(title);
  expect(countCommits()).toBe(before);
});

test('a change that makes a mistake in another file is only saved the second time', async () => {
  await open(`sectors/entries/${listIds('sectors')[0]}`);
  const title = await field('Title').inputValue();
  await field('Title').fill(`${title} und mehr`);
  await expectRefusal(`there is no sector "${title}"`);
  await expect(page.locator('#check-problems')).toContainText('Save again to save nevertheless');
  await field('Title').fill(title);
});

test('whoever cannot save is told why, and keeps what was typed', async () => {
  const before = complaints.length;
  const title = 'Ein Titel, den der Host nicht annimmt';
  await open(`articles/entries/${article}`);
  const former = await field('Title').inputValue();
  await field('Title').fill(title);
  for (const [status, said] of [
    [undefined, 'cannot be reached'],
    [401, 'sign in with a new token'],
  ] as const) {
    await page.route('**/repos/firm/site/contents', (route) =>
      status ? route.fulfill({ status, json: { message: 'refused' } }) : route.abort(),
    );
    await expectRefusal(said);
    await page.unroute('**/repos/firm/site/contents');
    await expect(field('Title')).toHaveValue(title);
  }
  // The browser, too, says that it has not reached the host.
  complaints.length = before;
  await field('Title').fill(former);
});

/** Chooses a picture of one colour for a field, a little larger than the editor saves it. */
async function choosePicture(image: Locator, name: string, background: string) {
  const create = { width: 3400, height: 1700, channels: 3, background } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const file = { name, mimeType: 'image/jpeg', buffer };
  await image.locator('input[type=file]').first().setInputFiles(file);
}

test('a portrait is shown as soon as it is chosen', async () => {
  await open(`team/entries/${listIds('team')[0]}`);
  const image = await reveal('image');
  await choosePicture(image, 'Kopf.jpg', '#996655');
  const portrait = shown('main img').first();
  await expect(portrait).toHaveAttribute('src', /^blob:/);
  await expect(portrait).toBeVisible({ timeout: 2000 });
  await image.getByRole('button', { name: 'Remove' }).click();
});

test('a photograph is made smaller and saved with its description and its focal point', async () => {
  const id = listIds('en/articles').at(-1);
  await open(`articles/entries/${id}`);
  await choosePicture(await reveal('image'), 'Schreibtisch.jpg', '#667788');
  await expect(page.locator('#notice')).toContainText('3400 × 1700 pixels');
  await field('Image alt').fill('Ein Schreibtisch mit Akten und einer Lampe');
  const picture = page.getByRole('button', { name: 'Choose the point on the picture' });
  await picture.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width / 4, y: height / 2 } });
  await expect(page.locator('.focus-control output')).toHaveText('25% 50%');
  await chooseEnglish();
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

test('nothing went wrong on the way', () => {
  expect(complaints).toEqual([]);
});
