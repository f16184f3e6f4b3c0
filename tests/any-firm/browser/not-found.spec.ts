import { expect, type Page } from '@playwright/test';
import { findUnknownArticle, hasPage, readPageData, readSite } from '../../support/site.ts';
import { needs, test } from './site-page.ts';
import { watchErrors } from './visit.ts';

const { words, paths } = readSite();
const blog = paths.articleFolder;
const notFound = readPageData('not-found');
const postNotFound = readPageData('post-not-found');

test.beforeEach(() => needs('articles', hasPage('blogs')));

/** The texts and links of both pages are those of their files: fields.test.ts. */
async function expectPage(page: Page, { heading }: { heading: string }) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  // A long title ends at its first colon.
  await expect.poll(() => page.title()).toContain(heading.split(': ')[0]);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('unknown paths show the page for their kind', { tag: '@every-firm' }, async ({ page }) => {
      const errors = watchErrors(page);
      await page.goto(findUnknownArticle());
      await expectPage(page, postNotFound);
      const path = '/no/such/page/at/any/depth';
      await page.goto(path);
      await expectPage(page, notFound);
      const told = javaScriptEnabled ? [expect.stringContaining(`no page at ${path}`)] : [];
      expect(errors).toEqual(told);
    });
  });

/** Simulates a host with a single not-found page for all paths; `cut` may truncate its HTML. */
const serveSingleNotFoundPage = (page: Page, cut = (html: string) => html) =>
  page.route(`**${blog}/**`, async (route) => {
    const response = await route.fetch({ url: new URL('/no', route.request().url()).href });
    await route.fulfill({ response, body: cut(await response.text()) });
  });

test('on every host an unknown article shows its own message at once', async ({ page }) => {
  const errors = watchErrors(page);
  await serveSingleNotFoundPage(page);
  for (const path of [findUnknownArticle(), `${blog}/abc`, `${blog}/`]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expectPage(page, postNotFound);
  }
  // The end of the page is still on its way.
  await serveSingleNotFoundPage(page, (html) =>
    html.slice(0, html.lastIndexOf(words.firm.returnHome)),
  );
  await page.goto(findUnknownArticle());
  await expectPage(page, postNotFound);
  expect(errors).toEqual([]);
  // A path below an article is any other path, and told.
  await serveSingleNotFoundPage(page);
  const path = `${findUnknownArticle()}/x`;
  await page.goto(path);
  await expectPage(page, notFound);
  expect(errors).toEqual([expect.stringContaining(`no page at ${path}`)]);
});
