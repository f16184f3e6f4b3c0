import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makeScratchCopy } from '../../../tools/scratch-copy.ts';

const copy = makeScratchCopy();
const port = process.env.PORT ?? '4398';
const site = `http://127.0.0.1:${port}`;
const editor = `${site}/keystatic`;
let server: ChildProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = spawn(process.execPath, ['tools/edit.ts', '--port', port], { cwd: copy.root });
  await expect(async () => {
    expect((await fetch(editor)).status).toBe(200);
  }).toPass({ timeout: 120_000 });
});

test.afterAll(() => {
  server.kill();
  copy.remove();
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const save = async (page: Page, name: 'Create' | 'Save', file: string, expected: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => existsSync(join(copy.root, file)) && copy.read(file)).toContain(expected);
};

/** Opens a form of the editor and edits it. Retries if the dev server reloads the page meanwhile. */
const change = (page: Page, part: string, make: () => Promise<void>) =>
  expect(async () => {
    await page.goto(`${editor}/${part}`);
    await make();
  }).toPass({ timeout: 90_000 });

const draft = 'content/articles/16-draft.md';
const draftText = copy
  .read('content/articles/03-hiring-the-first-ten-people-in-india.md')
  .replace(/^title: .*/m, 'title: An article in the making\ndraft: true')
  .replace(
    /^excerpt: .*/m,
    `excerpt: ${'What is written here is seen while writing only. '.repeat(3)}`,
  );

test('a new article, a changed phone number and a closed opening reach the built site', async ({
  page,
}) => {
  await test.step('a new article gets the next number', async () => {
    await page.goto(`${editor}/collection/articles/create`);
    await field(page, 'Title').fill('Notice periods in three states');
    await expect(field(page, 'File name')).toHaveValue('15-notice-periods-in-three-states');
    // The labels of required dates and groups end with an asterisk.
    await page.getByLabel(/^Date/).fill('2025-02-03');
    await field(page, 'Excerpt').fill(
      'How long a notice must be in Karnataka, Maharashtra and Delhi, what a contract may change about it, and what pay in lieu of notice has to hold.',
    );
    await field(page, 'Content').fill(
      'A notice period is agreed in a letter and read on the day somebody leaves. By then it is late to learn that the state has a view on it.',
    );
    await page.getByRole('combobox', { name: 'Services' }).fill('legal');
    await page.getByRole('option', { name: 'legal-services' }).click();
    await page.keyboard.press('Escape');
    const sources = page.getByRole('group', { name: /^Sources/ });
    const add = sources.getByRole('button', { name: 'Add', exact: true });
    await add.click();
    const dialog = page.getByRole('dialog');
    await field(page, 'Label').fill('Industrial Disputes Act, 1947 (India), section 25F');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.click();
    await expect(text).toBeFocused();
    await page.keyboard.type('## What the letter says\n');
    await page.keyboard.type('Write to {email} before you sign.');
    const file = 'content/articles/15-notice-periods-in-three-states.md';
    await save(page, 'Create', file, 'Write to {email} before you sign.');
    expect(copy.read(file)).toContain('## What the letter says');
  });

  await test.step('the phone number is changed in one place', async () => {
    await change(page, 'singleton/firm', async () => {
      await field(page, 'Phone').fill('080 4012');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('is not a phone number in international format')).toBeVisible();
      await field(page, 'Phone').fill('+91 80 4012 3456');
      await save(page, 'Save', 'content/firm.yaml', '+91 80 4012 3456');
    });
  });

  await test.step('an opening is closed with a closing day', async () => {
    const file = 'content/openings/job-002.md';
    // An opening cannot close before it was posted.
    const [, posted = ''] = /^postedDate: (\S+)$/m.exec(copy.read(file)) ?? [];
    await change(page, 'collection/openings/item/job-002', async () => {
      await page.getByLabel('Closes', { exact: true }).fill(posted);
      await save(page, 'Save', file, `closes: ${posted}`);
    });
  });

  await test.step('the built site shows all three', async () => {
    copy.write(draft, draftText);
    execFileSync('npx', ['astro', 'build'], { cwd: copy.root, stdio: 'pipe' });
    const read = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8');
    expect(read('blog/15.html')).toContain('Notice periods in three states');
    expect(read('blog/15.html')).toContain('href="mailto:');
    expect(read('blogs.html')).toContain('Notice periods in three states');
    expect(existsSync(join(copy.root, 'dist/blog/16.html'))).toBe(false);
    expect(read('privacy.html')).toContain('+91 80 4012 3456');
    expect(read('index.html')).toContain('tel:+918040123456');
    expect(existsSync(join(copy.root, 'dist/work-with-us/job-002.html'))).toBe(false);
    expect(read('work-with-us.html')).not.toContain('job-002');
    const files = readdirSync(join(copy.root, 'dist'), { recursive: true }).join('\n');
    expect(files).not.toMatch(/keystatic/i);
  });
});

test('the dev server shows problems in an overlay until they are fixed, and shows drafts', async ({
  page,
}) => {
  const file = 'content/legal/terms.md';
  const original = copy.read(file);
  await page.goto(`${site}/terms`);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  const overlay = page.locator('vite-error-overlay');
  copy.write(file, original.replace(/^updated: .*/m, 'updated: 2025-02-30'));
  await expect(overlay).toContainText('content/legal/terms.md:10');
  await expect(overlay).toContainText('is not a valid date. Write the year, month and day');
  await page.reload();
  await expect(overlay).toContainText('is not a valid date');
  copy.write(file, original);
  await expect(overlay).toHaveCount(0);
  copy.write(draft, draftText);
  await expect(async () => {
    expect((await page.goto(`${site}/blog/16`))?.status()).toBe(200);
  }).toPass({ timeout: 20_000 });
  await expect(page.locator('main h1')).toHaveText('An article in the making');
});
