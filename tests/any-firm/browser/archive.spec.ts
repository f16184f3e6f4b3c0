import { expect, type Page, test } from '@playwright/test';
import { inlineSize } from '../../../src/features/articles/archive.ts';
import { pageSize } from '../../../src/features/articles/article-search.ts';
import { readArticles } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { expectAccessible, waitForIslands, watchErrors } from './visit.ts';

const { paths, words } = readSite();
const articles = readArticles();
const oldest = articles.at(-1);
test.skip(articles.length <= inlineSize, 'the list page contains every article of this firm');

const list = (page: Page) => page.locator('section[aria-labelledby=articles]');
const cards = (page: Page) => list(page).getByRole('article');
const status = (page: Page) => list(page).getByRole('status');
const years = (page: Page) => page.getByRole('navigation', { name: words.articles.byYear });

test('a search finds an article that is not in the HTML of the page', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(paths.blogs);
  await waitForIslands(page);
  await page.getByRole('searchbox').fill(oldest?.title ?? '');
  await expect(cards(page).getByRole('link')).toHaveAttribute(
    'href',
    paths.article(oldest?.number ?? 0),
  );
  await expect(status(page)).toContainText(String(articles.length));
  expect(errors).toEqual([]);
});

test('every page of the list can be reached, also by its URL', async ({ page }) => {
  const last = Math.ceil(articles.length / pageSize);
  await page.goto(`${paths.blogs}?page=${last}`);
  await waitForIslands(page);
  const expected = articles.slice((last - 1) * pageSize).map(({ number }) => paths.article(number));
  await expect(cards(page)).toHaveCount(expected.length);
  for (const [index, path] of expected.entries())
    await expect(cards(page).nth(index).getByRole('link')).toHaveAttribute('href', path);
});

test('when older articles fail to load, the list says so and links to them', async ({ page }) => {
  await page.goto(paths.blogs);
  await waitForIslands(page);
  await page.route(/\/\d{4}$/, (route) => route.abort());
  await page.getByRole('searchbox').fill(oldest?.title ?? '');
  await expect(status(page)).toHaveText(words.articles.notLoaded);
  await expect(years(page).getByRole('link')).not.toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links to the years lead to every article', async ({ page }) => {
    await page.goto(paths.blogs);
    const links = await years(page).getByRole('link').all();
    const pages = await Promise.all(links.map((link) => link.getAttribute('href')));
    const found: (string | null)[] = [];
    for (const path of pages) {
      await page.goto(path ?? '');
      const hrefs = await page
        .getByRole('main')
        .getByRole('article')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      found.push(...hrefs);
    }
    expect(found).toEqual(articles.map(({ number }) => paths.article(number)));
  });
});

test('the page of a year is accessible', async ({ page }) => {
  await page.goto(paths.blogs);
  await years(page).getByRole('link').first().click();
  await expectAccessible(page);
});
