import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { locate } from '../../../src/check/locate.ts';
import { readContent } from '../../../src/check/read-content.ts';
import { kinds } from '../../../src/registry.ts';
import type { View } from '../../../tools/editor/browser/preview/render-worker.ts';
import { buildPreview } from '../../../tools/editor/build-preview.ts';
import { isNightly } from '../../support/nightly.ts';

/** The preview of the editor: pages as the build makes them, rendered in the browser. */

const folder = '.cache/preview-of-the-tests';

const files = (await readContent()).files.map(({ path, text }): [string, string] => [path, text]);

/** Two files of each kind that has pages, in each language. */
const shown = [
  ...Map.groupBy(files, ([path]) => {
    const { code, kind = 'words' } = locate(path) ?? {};
    return kinds[kind].address || kind === 'pages' ? `${code} ${kind}` : '';
  }),
].flatMap(([kind, list]) => (kind ? list.slice(0, 2).map(([path]) => path) : []));

/** Opens a page without a policy, which may start the program of the preview. */
async function open(page: Page) {
  await page.route('**/preview/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/preview', folder);
    return route.fulfill({ body: readFileSync(file), contentType: 'text/javascript' });
  });
  await page.route('**/preview-page', (route) =>
    route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  );
  await page.goto('/preview-page');
}

/** @returns the words of each page in the preview, and of the same page of the site */
const readPages = (page: Page) =>
  page.evaluate(
    async ([content, paths]) => {
      const worker = new Worker('/preview/worker.js', { type: 'module' });
      const render = (file: string) =>
        new Promise<View>((resolve, reject) => {
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage({ files: content, pictures: {}, file });
        });
      const readWords = (html: string) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        for (const part of body.querySelectorAll('script, style')) part.remove();
        return body.textContent.replaceAll(/\s+/g, ' ').trim();
      };
      const pages = [];
      for (const file of paths) {
        const { page: preview, error = '' } = await render(file);
        const response = await fetch(preview?.path ?? '/nowhere');
        const built = response.ok ? readWords(await response.text()) : undefined;
        pages.push({ file, error, preview: preview && readWords(preview.html), built });
      }
      return pages;
    },
    [files, shown] as const,
  );

/** @returns both texts, from shortly before the first letter in which they differ */
function cutToDifference(text = '', other = '') {
  const at = [...text].findIndex((letter, index) => letter !== other[index]);
  return [text, other].map((whole) =>
    at < 0 ? whole : whole.slice(Math.max(0, at - 80), at + 80),
  );
}

test('the preview of a page says what the built page says', async ({ page }) => {
  test.skip(!isNightly, 'compiles the program of the preview');
  test.setTimeout(180_000);
  await buildPreview(folder);
  await open(page);
  const pages = await readPages(page);
  expect(pages.filter(({ error }) => error)).toEqual([]);
  // Not drafts, closed openings and pages for wrong addresses.
  const published = pages.filter(({ built }) => built !== undefined);
  expect(published.length).toBeGreaterThan(pages.length / 2);
  for (const { file, preview, built } of published) {
    const [here, there] = cutToDifference(preview, built);
    expect.soft(here, file).toBe(there);
  }
});
