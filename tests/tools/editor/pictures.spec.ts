import { mkdirSync, readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { site, startEditor } from './built-editor.ts';
import { server, startGitea } from './gitea.ts';
import { token } from './repository.ts';
import { signIn } from './sign-in.ts';
import { siteUrl } from './watch.ts';

/** Takes the pictures of docs/editing.md, from the editor itself. */

const content = process.env.SITE_CONTENT ?? '';
const folder = 'docs/editing';

/** Writes what the page shows. */
async function take(page: Page, name: string) {
  mkdirSync(folder, { recursive: true });
  await sharp(await page.screenshot())
    .resize({ width: 1200 })
    .webp({ quality: 70 })
    .toFile(`${folder}/${name}.webp`);
}

test('the pictures of the documentation', async ({ browser }) => {
  const repository = { host: 'gitea', repository: 'firm/site', branch: 'main' } as const;
  const stop = await startEditor({ ...repository, server });
  const host = await startGitea(content);
  const context = await browser.newContext({
    viewport: { width: 1200, height: 800 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const version = { commit: '', committed: '2026-11-20T09:30:00Z', built: '2026-11-20T09:32:00Z' };
  await page.route(`${siteUrl}/version.json`, (route) =>
    route.fulfill({ json: version, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(site);
  await expect(page.getByRole('button', { name: /access token/i })).toBeVisible();
  await take(page, 'sign-in');
  await signIn(page, token);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const [first = '', second = ''] = readdirSync(`${content}/en/articles`);

  await page.goto(`${site}/#/collections/articles`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await take(page, 'list');

  await page.goto(`${site}/#/collections/articles/entries/${first.replace('.md', '')}`);
  await page.getByRole('radio', { name: 'English' }).first().click();
  const shown = page.frameLocator('iframe.preview').frameLocator('iframe');
  await expect(shown.locator('h1')).toBeVisible();
  await title.fill('Giving notice: form, period and receipt');
  await expect(shown.locator('h1')).toHaveText('Giving notice: form, period and receipt');
  await take(page, 'entry');

  await save.click();
  await expect(page.locator('#notice')).toContainText('being built');
  await expect(save).toBeHidden();
  await take(page, 'saved');

  await page.goto(`${site}/#/collections/articles/entries/${second.replace('.md', '')}`);
  await page.getByRole('radio', { name: 'English' }).first().click();
  await title.fill('Giving notice: form, period and receipt');
  await save.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('#check-problems')).toBeVisible();
  await take(page, 'mistake');

  stop();
  host.stop();
});
