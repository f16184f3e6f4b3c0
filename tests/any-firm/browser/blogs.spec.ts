import { expect, type Page } from '@playwright/test';
import { fill } from '../../../src/content/words.ts';
import { hasPage, readArticles, readPageData, readSite } from '../../support/site.ts';
import { articleList, test } from './lists.ts';
import { needs } from './site-page.ts';
import { expectAccessible, watchScroll } from './visit.ts';

const { words, paths } = readSite();
const articles = readArticles();
const { pageSize } = articleList;
const pageCount = Math.ceil(articles.length / pageSize);
const [topic = ''] = articleList.choices;

test.beforeEach(() => needs('articles', hasPage('blogs')));

const findLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const findHeading = (page: Page) => page.locator('main h2#articles');

const needsPages = () => needs('more than one page of articles', pageCount > 1);

test('every page has its articles, and only the ways that exist', async ({
  page,
  listPage: list,
}) => {
  needsPages();
  await list.visit();
  const previous = findLink(page, words.ui.previous);
  const next = findLink(page, words.ui.next);
  for (let number = 1; number <= pageCount; number += 1) {
    const shown = articles.slice((number - 1) * pageSize, number * pageSize);
    await list.expectKeys(shown.map(({ id }) => id));
    await expect(previous).toBeVisible({ visible: number > 1 });
    await expect(next).toBeVisible({ visible: number < pageCount });
    if (number === pageCount) break;
    await next.click();
    await expect(page).toHaveURL(`${paths.blogs}?page=${number + 1}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(findHeading(page)).toBeFocused();
  }
  await list.control(topic).click();
  await list.expectShown(topic);
});

test('the featured article is the same on every page and under every filter', async ({
  page,
  listPage: list,
}) => {
  const number = Number.parseInt(readPageData('blogs').featured ?? '0', 10);
  const title = articles.find((article) => article.number === number)?.title ?? '';
  const featured = page.locator('section[aria-labelledby=featured]');
  for (const query of ['', '?page=2', list.query(topic), '?q=nothing-like-it']) {
    await list.visit(query);
    await expect(featured.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      paths.article(number),
    );
    await expect(featured.getByRole('time')).toBeVisible();
    await expect(featured.getByRole('link')).toBeInViewport();
  }
});

test('a search is combined with the topic, and may find nothing', async ({
  page,
  listPage: list,
}) => {
  const [{ title = '', category = '', id = '' } = {}] = articles;
  await list.visit(list.query(category));
  const field = list.main.getByRole('searchbox');
  await field.fill(` ${title.toUpperCase().replaceAll("'", '’')} `);
  await list.expectKeys([id]);
  await expect(page).toHaveURL(/category=.*q=/);
  const nothing = '"><script>no article</script>';
  await field.fill(nothing);
  await expect(list.count).toHaveText(words.articles.noneFound);
  await expectAccessible(page, '[data-island]');
  const whole = page.getByRole('button', { name: fill(words.articles.searchSite, { q: nothing }) });
  await whole.click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(nothing);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.articles.clearSearch }).click();
  await expect(findHeading(page)).toBeFocused();
  await list.expectShown(category);
});

test('changing the page jumps to the top, a tab glides there', async ({ page, listPage: list }) => {
  needsPages();
  await list.visit();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [control, isSmooth] of [
    [findLink(page, words.ui.next), false],
    [list.control(topic), true],
  ] as const) {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const way = await watchScroll(
      page,
      () => control.evaluate((element: HTMLElement) => element.click()),
      () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0),
    );
    expect(way.length > 0).toBe(isSmooth);
  }
});

test('the newsletter box does nothing', async ({ page, listPage: list }) => {
  const { newsletter } = readPageData('blogs');
  needs('a newsletter box without an address', newsletter !== undefined && !newsletter.url);
  await list.visit();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const box = page.getByRole('textbox', { name: words.articles.email });
  await box.fill('someone@example.org');
  await box.press('Enter');
  await page.getByRole('button', { name: words.articles.subscribe }).click();
  await expect(box).not.toHaveAttribute('name');
  await expect(page).toHaveURL(paths.blogs);
  expect(requests).toEqual([]);
});

test('the feed opened in a browser is a readable page', async ({ page }) => {
  await page.goto(paths.feed);
  await expect(page.locator('channel > title')).toContainText(readPageData('blogs').heading);
  await expect(page.locator('item > title').first()).toBeVisible();
  await expect(page.locator('item > description').first()).toBeVisible();
  await expect(page.locator('item > encoded').first()).toBeHidden();
  await expect(page.locator('channel')).not.toHaveCSS('max-width', 'none');
});
