import { expect, type Locator } from '@playwright/test';
import { fill } from '../../../src/content/words/fill.ts';
import { mostCharacters } from '../../../src/ui/filtered-list/query.ts';
import { readArticles, readPageData } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { test as base, ListPage } from './list-page.ts';
import { articleList, queryFor } from './lists.ts';
import { needs } from './needs.ts';
import { findOverflow } from './probes.ts';
import {
  expectAccessible,
  holdScripts,
  waitForFrames,
  waitForIslands,
  watchScroll,
  watchShifts,
} from './visit.ts';

const { words, paths } = readSite();
const { choices, pageSize, formatCount } = articleList;
const inTopic = (topic: string, q?: string) => queryFor(articleList, topic, q);
const [firstTopic = '', secondTopic = '', thirdTopic = ''] = choices;

/** The list of articles, with its search and its pages. */
class ArticleListPage extends ListPage {
  readonly field = this.page.getByRole('searchbox', { name: words.articles.search });
  readonly heading = this.page.locator('h2#articles');
  readonly cards = this.page
    .locator('section[aria-labelledby=articles]')
    .getByRole('article')
    .filter({ visible: true });
  readonly next = this.page.getByRole('button', { name: words.ui.next });

  async expectPage(number: number) {
    await this.expectKeys(this.find().slice((number - 1) * pageSize, number * pageSize));
  }
}

const test = base.extend<{ articles: ArticleListPage }>({
  articles: async ({ page }, use) => use(new ArticleListPage(page, articleList)),
});

const articles = readArticles();
const all = articles.map(({ number }) => paths.article(number));
const pageCount = Math.ceil(all.length / pageSize);
/** The articles that match a search word, newest first. */
const findWith = (word: string) =>
  articles.filter(({ title, excerpt, category }) =>
    [title, excerpt, category].some((text) => text.toLowerCase().includes(word.toLowerCase())),
  );
const titleWords = [...new Set(articles.flatMap(({ title }) => title.match(/\p{L}{4,}/gu) ?? []))];
/** A word that occurs in one article only, which is not the featured one of the first page. */
const rareWord = titleWords.findLast((word) => findWith(word).length === 1) ?? '';
const { category: rareTopic = '' } = findWith(rareWord)[0] ?? {};
const needsRareWord = () => needs('a word that occurs in one article only', rareWord !== '');
const needsPages = () => needs('more than one page of articles', pageCount > 1);
const needsThreePages = () => needs('three pages of articles', pageCount === 3);
const needsTopics = () => needs('articles of three categories', thirdTopic !== '');

for (const [width, query] of [
  [390, ''],
  [390, inTopic(secondTopic)],
  [1280, '?page=2'],
  [1280, '?q=nothing-like-it'],
] as const)
  test(`nothing shifts when /blogs${query} hydrates, ${width} px`, async ({ page, articles }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdScripts(page);
    await articles.open(query);
    await expect(articles.field).toBeVisible();
    const below = page.getByRole('contentinfo');
    // Earlier shifts are caused by the fonts.
    await page.evaluate(() => document.fonts.ready);
    const shifts = await watchShifts(page);
    const before = await below.boundingBox();
    await release();
    await waitForIslands(page);
    expect(await shifts()).toEqual([]);
    // Articles that are hidden until the script has run take up no space.
    if (query === '') expect(await below.boundingBox()).toEqual(before);
  });

test('the first screen shows tabs and results', async ({ page, articles }) => {
  needsPages();
  for (const query of ['', '?page=2', '?q=a']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await articles.visit(query);
    const chosen = page.getByRole('radio', { checked: true });
    const tabs = await page.getByRole('radio').all();
    const firstCards = (await articles.cards.all()).slice(0, 3);
    for (const [width, height, parts] of [
      [1280, 800, [articles.field, ...tabs, ...firstCards]],
      [390, 844, [chosen, articles.cards.first()]],
      [320, 640, [chosen, articles.heading]],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of parts)
        await expect(part, `${query} at ${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the caption of a cover is above its figure at every width', async ({ page, articles }) => {
  await articles.visit();
  for (const width of [1920, 1280, 1024, 768, 600]) {
    await page.setViewportSize({ width, height: 900 });
    const touching = await page.locator('.cover').evaluateAll(
      (covers) =>
        covers.filter((cover) => {
          const [label, figure] = [...cover.children].filter((part) => part.checkVisibility());
          if (!label || !figure) return false;
          return label.getBoundingClientRect().bottom > figure.getBoundingClientRect().top;
        }).length,
    );
    expect(touching, `${width} px`).toBe(0);
  }
});

test('on a phone topics are in one row and results short', async ({ page, articles }) => {
  needsPages();
  needsTopics();
  await page.setViewportSize({ width: 390, height: 844 });
  await articles.visit(inTopic(thirdTopic));
  const radios = await page.getByRole('radio').all();
  const tops = await Promise.all(radios.map(async (radio) => (await radio.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByRole('radio', { checked: true })).toBeInViewport({ ratio: 1 });
  await articles.visit();
  for (const card of await articles.cards.all()) {
    expect((await card.boundingBox())?.height).toBeLessThan(150);
    const title = await card.getByRole('heading').boundingBox();
    const facts = await card.getByRole('paragraph').last().boundingBox();
    expect(facts?.y).toBeGreaterThan(title?.y ?? 0);
    for (const cover of await card.locator('.cover').all()) {
      const box = await cover.boundingBox();
      expect([box?.width, box?.height]).toEqual([96, 96]);
      expect(title?.x).toBeGreaterThan((box?.x ?? 0) + 96);
    }
  }
});

test('the featured article leads the list, and is reduced to a line when the list is filtered', {
  tag: '@every-firm',
}, async ({ page, articles: list }) => {
  const number = Number.parseInt(readPageData('blogs').featured ?? '0', 10);
  const path = paths.article(number);
  const title = articles.find((article) => article.number === number)?.title ?? '';
  await list.visit();
  const lead = list.cards.filter({ hasText: words.articles.featured });
  await expect(lead.getByRole('heading').getByRole('link')).toHaveAttribute('href', path);
  await expect(list.main.locator(`a[href="${path}"]`).filter({ visible: true })).toHaveCount(1);
  const [first, second] = await Promise.all(
    [0, 1].map((index) => list.cards.nth(index).boundingBox()),
  );
  if (all.length > 1) expect(first?.width).toBeGreaterThan(1.9 * (second?.width ?? 0));

  const line = page.getByRole('region', { name: title });
  await expect(line).toHaveCount(0);
  const before = await list.field.boundingBox();
  await list.choose(firstTopic);
  await expect(line.getByRole('link')).toHaveAttribute('href', path);
  await list.field.fill('nothing like it');
  await expect(list.cards).toHaveCount(0);
  await expect(line.getByRole('heading').getByRole('link')).toBeVisible();
  expect(await list.field.boundingBox()).toEqual(before);
  await list.field.fill('');
  await list.choose('');
  await expect(line).toHaveCount(0);
});

test('a pasted page is searched for, its address stays short', async ({ page, articles: list }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await list.visit();
  const text = 'x'.repeat(20_000);
  await list.field.fill(text);
  await expect(list.count).toHaveText(words.articles.noneFound);
  await expect(list.field).toHaveValue(text);
  expect(await findOverflow(page)).toEqual([]);
  await expect(list.field).toHaveAccessibleDescription(
    fill(words.articles.longSearch, { count: mostCharacters }),
  );
  await expect(page).toHaveURL(/\?q=x+$/);
  expect(page.url().length).toBeLessThan(1000);
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  await waitForIslands(page);
  await expect(list.field).toHaveValue('x'.repeat(mostCharacters));
});

test('markup that is searched for stays a text', async ({ page, articles: list }) => {
  const markup = '"><script>window.hit=1</script><img src=x onerror="window.hit=1">';
  await list.visit(inTopic('', markup));
  await expect(list.field).toHaveValue(markup);
  await expect(list.count).toHaveText(words.articles.noneFound);
  await expect(page.locator('main img, main script[src]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  await expectAccessible(page, 'section[aria-labelledby=articles]');
});

test('a control in view after a page change keeps the focus', async ({ page, articles: list }) => {
  needsThreePages();
  await page.setViewportSize({ width: 1280, height: 2400 });
  await list.visit();
  await list.next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.blogs}?page=2`);
  await expect(list.next).toBeFocused();
});

/** Clicks by script, because a pointer would first scroll the control into view. */
const press = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

test('changing the page jumps to the top, a tab scrolls there smoothly', async ({
  page,
  articles: list,
}) => {
  needsPages();
  needsTopics();
  await list.visit();
  for (const { control, reducedMotion, isSmooth } of [
    { control: list.next, reducedMotion: 'no-preference', isSmooth: false },
    { control: list.control(firstTopic), reducedMotion: 'no-preference', isSmooth: true },
    { control: list.control(secondTopic), reducedMotion: 'reduce', isSmooth: false },
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const way = await watchScroll(
      page,
      () => press(control),
      () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0),
    );
    expect(way.length > 0, `${control}, with motion: ${reducedMotion}`).toBe(isSmooth);
  }
});

test('a page change ends at the top even in a smooth scroll', async ({ page, articles: list }) => {
  needsPages();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await list.visit();
  // Simulates the last step of a smooth scroll, which is late in browsers that scroll off the main
  // thread.
  await page.evaluate(() => {
    document.addEventListener('click', () =>
      requestAnimationFrame(() => scrollTo({ top: 536, behavior: 'instant' })),
    );
  });
  await press(list.next);
  await expect(page).toHaveURL(`${paths.blogs}?page=2`);
  await waitForFrames(page);
  await waitForFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('while the script is loading', () => {
  for (const [query, search] of [
    ['', rareWord],
    [inTopic('', rareWord), ''],
  ] as const)
    test(`${search ? 'typed text' : 'the search in the URL'} is combined with the chosen topic`, async ({
      page,
      articles: list,
    }) => {
      needsRareWord();
      const release = await holdScripts(page);
      await list.open(query);
      if (search) await list.field.fill(search);
      await list.choose(rareTopic);
      await release();
      await waitForIslands(page);
      await expect(list.field).toHaveValue(rareWord);
      await list.expectChosen(rareTopic);
      await expect(list.count).toHaveText(formatCount(1, rareTopic));
      await expect(page).toHaveURL(paths.blogs + inTopic(rareTopic, rareWord));
    });

  test('a campaign parameter hides nothing, and Next works', async ({ page, articles: list }) => {
    needsPages();
    const release = await holdScripts(page);
    await list.open('?utm_source=letter');
    await list.expectPage(1);
    await list.next.click();
    await release();
    await waitForIslands(page);
    await expect(page).toHaveURL(`${paths.blogs}?utm_source=letter&page=2`);
    await list.expectPage(2);
  });
});

test('the newsletter box does nothing', async ({ page, articles: list }) => {
  needs('a newsletter box', readPageData('blogs').newsletter !== undefined);
  await list.visit();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const box = page.getByRole('textbox', { name: words.articles.email });
  await box.fill('someone@example.org');
  await box.press('Enter');
  await page.getByRole('button', { name: words.articles.subscribe }).click();
  await expect(box).toHaveValue('someone@example.org');
  await expect(box).not.toHaveAttribute('name');
  await expect(box).toHaveAttribute('autocomplete', 'email');
  await expect(page).toHaveURL(paths.blogs);
  expect(requests).toEqual([]);
  const feed = page.getByRole('link', { name: words.articles.feed });
  await expect(feed).toHaveAttribute('href', paths.feed);
});
