import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { readContent } from '../../../src/check/read-content.ts';
import { startEditor } from './built-editor.ts';

/**
 * The editor of a machine, with a folder in the private storage of the browser: a headless browser
 * cannot choose one of the machine.
 */

const content = process.env.SITE_CONTENT ?? '';
/** Copies the content into the folder that the page will be given. */
async function fillFolder(page: Page, site: string) {
  const { files } = await readContent();
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${site}/config.json`);
  await page.evaluate(async (texts) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const { path, text } of texts) {
      const steps = path.split('/');
      const name = steps.pop() ?? '';
      let folder = root;
      for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
}

const readFile = (page: Page, path: string) =>
  page.evaluate(async (steps) => {
    const name = steps.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const step of steps) folder = await folder.getDirectoryHandle(step);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path.split('/'));

test('a file of this machine is changed in one line', async ({ page }) => {
  const { site, stop } = await startEditor('local', Number(process.env.PORT ?? 4390) + 2);
  const [name = ''] = readdirSync(`${content}/articles`);
  const path = `${content}/articles/${name}`;
  const before = readFileSync(path, 'utf8').split('\n');
  await fillFolder(page, site);
  await page.goto(site);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.goto(`${site}/#/collections/articles/entries/${name.replace('.md', '')}`);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Ein anderer Titel für diesen Artikel');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(
      async () => (await readFile(page, path)).split('\n').filter((line) => !before.includes(line)),
      // The first content check of a page takes long on a busy machine.
      { timeout: 60_000 },
    )
    .toEqual([expect.stringMatching(/^title: "?Ein anderer Titel für diesen Artikel"?$/)]);
  expect((await readFile(page, path)).split('\n')).toHaveLength(before.length);
  // A folder of this machine is not published by the editor.
  await expect(page.locator('#notice')).toHaveCount(0);
  stop();
});
