import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { formatProblem } from '../../../src/check/problem.ts';
import { readContent } from '../../../src/check/read-content.ts';
import type { Change, Verdict } from '../../../tools/editor/browser/check-change.ts';
import { isNightly } from '../../support/nightly.ts';
import { changeFirm, readMistakes, smallFirm } from '../content-check/small-firm.ts';
import { builtEditor, site, startEditor } from './built-editor.ts';

/**
 * The editor of a machine, with a folder in the private storage of the browser: a headless browser
 * cannot choose one of the machine.
 */

const content = process.env.SITE_CONTENT ?? '';
let stop: () => void;
test.beforeAll(async () => {
  stop = await startEditor();
});
test.afterAll(() => stop());

/** Copies the content into the folder that the page will be given. */
async function fillFolder(page: Page) {
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
  const [name = ''] = readdirSync(`${content}/articles`);
  const path = `${content}/articles/${name}`;
  const before = readFileSync(path, 'utf8').split('\n');
  await fillFolder(page);
  await page.goto(site);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.goto(`${site}/#/collections/articles/entries/${name.replace('.md', '')}`);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Ein anderer Titel für diesen Artikel');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () =>
      (await readFile(page, path)).split('\n').filter((line) => !before.includes(line)),
    )
    .toEqual([expect.stringMatching(/^title: "?Ein anderer Titel für diesen Artikel"?$/)]);
  expect((await readFile(page, path)).split('\n')).toHaveLength(before.length);
  // A folder of this machine is not published by the editor.
  await expect(page.locator('#notice')).toHaveCount(0);
});

test('a browser that may not store data is told what to allow', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    };
  });
  const failed = page.waitForEvent('pageerror');
  await page.goto(site);
  await failed;
  await expect(page.locator('body')).toHaveText(/allow this address to store data.*erlauben Sie/s);
});

/** The editor is built for another folder. */
const inContent = (line: string) => line.replaceAll(/\bcontent\//g, `${content}/`);

/** The editor cannot know that a new picture is missing: it is saved with the file that names it. */
const mistakes = readMistakes('mistakes.txt')
  .filter(({ problems }) => !/there is no picture/.test(problems.join()))
  .filter((_, index) => isNightly || index % 3 === 0);

/** @returns what the mistake changes in the small firm */
function findChange(changes: string[]): Omit<Change, 'folder'> {
  const { files } = changeFirm(...changes);
  const paths = new Set(files.map(({ path }) => path));
  return {
    changed: files.filter((file) => !smallFirm.files.includes(file)),
    removed: smallFirm.files.map(({ path }) => path).filter((path) => !paths.has(path)),
    renamed: [],
  };
}

test('the editor says the same as the command of a mistake', async ({ page }) => {
  const [worker = ''] = globSync(`${builtEditor}/assets/check-worker-*.js`);
  await page.goto(`${site}/config.json`);
  const verdicts = await page.evaluate(
    async ({ name, files, pictures, changes }) => {
      const checker = new Worker(`/assets/${name}`, { type: 'module' });
      const answers: Verdict[] = [];
      for (const change of changes) {
        checker.postMessage({ folder: { files, pictures: new Map(pictures) }, ...change });
        answers.push(
          await new Promise((resolve, reject) => {
            checker.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data);
            checker.onerror = ({ message }) => reject(new Error(message));
          }),
        );
      }
      return answers;
    },
    {
      name: basename(worker),
      files: smallFirm.files,
      pictures: [...smallFirm.pictures],
      changes: mistakes.map(({ changes }) => findChange(changes)),
    },
  );
  for (const [index, { name, problems }] of mistakes.entries()) {
    const { own = [], caused = [], others = [] } = verdicts[index] ?? {};
    const printed = [...own, ...caused, ...others].map(formatProblem).sort();
    const findPrinted = (line: string) =>
      printed.find((other) => other.startsWith(line.replace(/…$/, ''))) ?? line;
    expect.soft(printed, name).toEqual(problems.map(inContent).map(findPrinted).sort());
  }
});
