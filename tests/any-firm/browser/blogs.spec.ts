import { expect } from '@playwright/test';
import { fill } from '../../../src/content/fill.ts';
import { hasPage, readArticles, readPageData, readSite } from '../../support/site.ts';
import { articleList, test as base, ListPage } from './lists.ts';
import { needs } from './site-page.ts';
import { expectAccessible, holdScripts, watchScroll } from './visit.ts';

const { words, paths } = readSite();
const articles = readArticles();
const pageCount = Math.ceil(articles.length / articleList.pageSize);
const [topic = ''] = articleList.choices;

base.beforeEach(() => needs('articles', hasPage('blogs')));

class ArticleListPage extends ListPage {
  readonly field = this.page.getByRole('searchbox', { name: words.articles.search });
  readonly heading = this.page.locator('h2#articles');
  readonly featured = this.page.locator('section[aria-labelledby=featured]');
  readonly next = this.page.getByRole('link', { name: words.ui.next, exact: true });
  readonly previous = this.page.getByRole('link', { name: words.ui.previous, exact: true });

  expectPage(number: number) {
    const { pageSize } = this.list;
    return this.expectKeys(
      this.find().slice((number - 1) * (pageSize ?? 0), number * (pageSize ?? 0)),
    );
  }
}

const test = base.extend<{ articles: ArticleListPage }>({
  articles: async ({ page }, use) => use(new ArticleListPage(page, articleList)),
});
const needsPages = () => needs('more than one page of articles', pageCount > 1);

test('every page has its articles, and only the ways that exist', async ({ page, articles }) => {
  needsPages();
  await articles.visit();
  for (let number = 1; number <= pageCount; number += 1) {
    await articles.expectPage(number);
    await expect(articles.previous).toBeVisible({ visible: number > 1 });
    await expect(articles.next).toBeVisible({ visible: number < pageCount });
    if (number === pageCount) break;
    await articles.next.click();
    await expect(page).toHaveURL(`${paths.blogs}?page=${number + 1}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(articles.heading).toBeFocused();
  }
  await articles.control(topic).click();
  await articles.expectShown(topic);
});

test('the featured article is the same on every page and under every filter', async ({
  articles: list,
}) => {
  const number = Number.parseInt(readPageData('blogs').featured ?? '0', 10);
  const title = articles.find((article) => article.number === number)?.title ?? '';
  for (const query of ['', '?page=2', list.query(topic), '?q=nothing-like-it']) {
    await list.visit(query);
    await expect(list.featured.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      paths.article(number),
    );
    await expect(list.featured.getByRole('time')).toBeVisible();
    await expect(list.featured.getByRole('link')).toBeInViewport();
  }
});

test('a search is combined with the topic, and may find nothing', async ({
  page,
  articles: list,
}) => {
  const [{ title = '', category = '', id = '' } = {}] = articles;
  await list.visit(list.query(category));
  await list.field.fill(` ${title.toUpperCase().replaceAll("'", '’')} `);
  await list.expectKeys([id]);
  await expect(page).toHaveURL(/category=.*q=/);
  const nothing = '"><script>window.hit=1</script>';
  await list.field.fill(nothing);
  await expect(list.count).toHaveText(words.articles.noneFound);
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  await expectAccessible(page, '[data-island]');
  const whole = page.getByRole('button', { name: fill(words.articles.searchSite, { q: nothing }) });
  await whole.click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(nothing);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.articles.clearSearch }).click();
  await expect(list.heading).toBeFocused();
  await list.expectShown(category);
});

test('words typed before the script is there are searched for', async ({
  page,
  articles: list,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.blogs, { waitUntil: 'commit' });
  await list.field.fill('zzzz');
  release('continue');
  await expect(list.count).toHaveText(words.articles.noneFound);
  await expect(list.field).toHaveValue('zzzz');
});

test('changing the page jumps to the top, a tab glides there', async ({ page, articles: list }) => {
  needsPages();
  await list.visit();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [control, isSmooth] of [
    [list.next, false],
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

test('the newsletter box does nothing', async ({ page, articles: list }) => {
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
