import { expect, type Page } from '@playwright/test';
import { findUnknownArticle, hasPage, readPageData, readSite } from '../../support/site.ts';
import { needs, test } from './site-page.ts';
import { watchErrors } from './visit.ts';

const { words, paths } = readSite();
const blog = paths.articleFolder;
const notFound = readPageData('not-found');
const postNotFound = readPageData('post-not-found');

test.beforeEach(() => needs('articles', hasPage('blogs')));

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectNoArticle(page: Page) {
  await expect(headingOf(page)).toHaveText(postNotFound.heading);
  await expect(page.getByText(postNotFound.text, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: words.articles.backToAll })).toHaveAttribute(
    'href',
    paths.blogs,
  );
  await expect(page).toHaveTitle(new RegExp(`^${postNotFound.heading}`));
  await expect(page.getByText(notFound.text)).toBeHidden();
}

async function expectNoPage(page: Page) {
  await expect(headingOf(page)).toHaveText(notFound.heading);
  await expect(page.getByText(notFound.text, { exact: true })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: words.firm.returnHome }),
  ).toHaveAttribute('href', '/');
  // A long title ends at its first colon.
  await expect.poll(() => page.title()).toContain(notFound.heading.split(': ')[0]);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('unknown paths show the page for their kind', { tag: '@every-firm' }, async ({ page }) => {
      const errors = watchErrors(page);
      await page.goto(findUnknownArticle());
      await expectNoArticle(page);
      const path = '/no/such/page/at/any/depth';
      await page.goto(path);
      await expectNoPage(page);
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
    await expectNoArticle(page);
  }
  // The end of the page is still on its way.
  await serveSingleNotFoundPage(page, (html) =>
    html.slice(0, html.lastIndexOf(words.firm.returnHome)),
  );
  await page.goto(findUnknownArticle());
  await expectNoArticle(page);
  expect(errors).toEqual([]);
  // A path below an article is any other path, and told.
  await serveSingleNotFoundPage(page);
  const path = `${findUnknownArticle()}/x`;
  await page.goto(path);
  await expectNoPage(page);
  expect(errors).toEqual([expect.stringContaining(`no page at ${path}`)]);
});
