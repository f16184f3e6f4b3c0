import { expect, type Page, test } from '@playwright/test';
import { readPageData } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { findBlog, findUnknownArticle } from '../../support/routes.ts';
import { watchErrors } from './visit.ts';

const { words, paths } = readSite();
const blog = findBlog();
const notFound = readPageData('not-found');
const postNotFound = readPageData('post-not-found');

const noArticle = [
  blog,
  `${blog}/`,
  findUnknownArticle(),
  `${blog}/01`,
  `${blog}/-1`,
  `${blog}/+1`,
  `${blog}/1.5`,
  `${blog}/1e1`,
  `${blog}/abc`,
  `${blog}/0/comments`,
  `${blog}/%3Cb%3E`,
  `${blog}/99999999999999999999`,
];
const noPage = [
  '/no',
  '/no/such/page/at/any/depth',
  '/Team',
  '/services',
  '/services/hr-advisory/unknown',
  '/where-we-operate/mars',
  '/work-with-us/job-999',
  '/blogs/1',
  '/blogger',
  '/index.html',
  '/404',
  '/a%20b/%F0%9F%99%82',
];

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
  await expect.poll(() => page.title()).toContain(notFound.text);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an unknown article is told as such', { tag: '@every-firm' }, async ({ page }) => {
      const errors = watchErrors(page);
      for (const path of noArticle) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expectNoArticle(page);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      }
      expect(errors).toEqual([]);
    });

    test('any other unknown path is a 404', { tag: '@every-firm' }, async ({ page }) => {
      const errors = watchErrors(page);
      for (const path of noPage) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expectNoPage(page);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        const told = javaScriptEnabled ? [expect.stringContaining(`no page at ${path}`)] : [];
        expect(errors.splice(0)).toEqual(told);
      }
    });
  });

/** Answers below /blog with the one page of a host that knows no rules, or with its beginning. */
const knowOnePage = (page: Page, cut = (html: string) => html) =>
  page.route('**/blog/**', async (route) => {
    const response = await route.fetch({ url: new URL('/no', route.request().url()).href });
    await route.fulfill({ response, body: cut(await response.text()) });
  });

test('a host that knows but one not-found page tells of the article too', async ({ page }) => {
  const errors = watchErrors(page);
  await knowOnePage(page);
  for (const path of [findUnknownArticle(), `${blog}/abc`, `${blog}/`]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expectNoArticle(page);
  }
  expect(errors).toEqual([]);
});

test('on a slow line such a host never shows the other message first', async ({ page }) => {
  await knowOnePage(page, (html) => html.slice(0, html.lastIndexOf(words.firm.returnHome)));
  await page.goto(findUnknownArticle());
  await expect(page.getByText(notFound.text)).toHaveCount(1);
  await expectNoArticle(page);
});

test.describe('without JavaScript, from a host that knows but one page', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown article leads to all articles, too', async ({ page }) => {
    await knowOnePage(page);
    await page.goto(findUnknownArticle());
    await expectNoPage(page);
    await page.getByRole('link', { name: words.articles.backToAll }).click();
    await expect(page).toHaveURL(paths.blogs);
  });
});

test('at any depth the page has its assets and works', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      failed.push(response.url());
  });
  await page.goto('/no/such/page/at/any/depth', { waitUntil: 'networkidle' });
  expect(failed).toEqual([]);
  await page.getByRole('button', { name: words.layout.darkTheme }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('main').getByRole('link', { name: words.firm.returnHome }).click();
  await expect(headingOf(page)).toHaveText(readPageData('home').heading);
});

test('the way back from an unknown article is the list', async ({ page }) => {
  await page.goto(findUnknownArticle());
  await page.getByRole('link', { name: words.articles.backToAll }).click();
  await expect(page).toHaveURL(paths.blogs);
  await expect(headingOf(page)).toBeVisible();
});

test('a slash at the end leads to the page, not away from it', async ({ page }) => {
  await page.goto(`${paths.team}/`);
  await expect(page).toHaveURL(paths.team);
});
