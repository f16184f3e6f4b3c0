import { expect, type Page, test } from '@playwright/test';
import { listTerms } from '../../../src/content/vocabulary.ts';
import { formatCount } from '../../../src/features/articles/article-search.ts';
import { readArticles, readPageData, readVocabulary } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { needs } from './needs.ts';
import {
  expectAccessible,
  holdScripts,
  waitForIslands,
  watchErrors,
  watchScroll,
} from './visit.ts';

const { words, paths } = readSite();

const categories = listTerms(readVocabulary(), 'categories');
const [firstTopic = '', secondTopic = '', thirdTopic = ''] = categories;
const inQuery = (category: string) => new URLSearchParams({ category }).toString();
const list = (page: Page) => page.locator('section[aria-labelledby=articles]');
const heading = (page: Page) => page.locator('h2#articles');
const cards = (page: Page) => list(page).getByRole('article');
const field = (page: Page) => page.getByRole('searchbox', { name: words.articles.search });
const tab = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const count = (page: Page) => list(page).getByRole('status');
const previous = (page: Page) => page.getByRole('button', { name: words.ui.previous });
const next = (page: Page) => page.getByRole('button', { name: words.ui.next });
const cardPaths = (page: Page) =>
  cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const articles = readArticles();
const all = articles.map(({ number }) => paths.article(number));
const pageSize = 6;
const pageCount = Math.ceil(all.length / pageSize);
const onPage = (number: number) => all.slice((number - 1) * pageSize, number * pageSize);
const countIn = (category: string) =>
  articles.filter((article) => article.category === category).length;
/** The status line of the list for this many matches, on the first page. */
const formatFound = (found: number) =>
  formatCount(
    { found, all: all.length, current: 1, last: Math.max(1, Math.ceil(found / pageSize)) },
    words,
  );
/** The articles that match a search word, newest first. */
const findWith = (word: string) =>
  articles.filter(({ title, excerpt, category }) =>
    [title, excerpt, category].some((text) => text.toLowerCase().includes(word.toLowerCase())),
  );
const titleWords = [...new Set(articles.flatMap(({ title }) => title.match(/\p{L}{4,}/gu) ?? []))];
/** A word that occurs in one article only, which is not the featured one of the first page. */
const rareWord = titleWords.findLast((word) => findWith(word).length === 1) ?? '';
const [rareArticle] = findWith(rareWord);
/** A word that occurs in two to four articles. */
const sharedWord = titleWords.find((word) => [2, 3, 4].includes(findWith(word).length)) ?? '';
const needsRareWord = () => needs('a word that occurs in one article only', rareWord !== '');
const needsSharedWord = () =>
  needs('a word that occurs in two to four articles', sharedWord !== '');
const needsPages = () => needs('more than one page of articles', pageCount > 1);
const needsThreePages = () => needs('three pages of articles', pageCount === 3);

async function visit(page: Page, query = '') {
  await page.goto(`${paths.blogs}${query}`);
  await waitForIslands(page);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('shows six articles per page, with Previous and Next only where there are more', async ({
      page,
    }) => {
      needsThreePages();
      const errors = watchErrors(page);
      await visit(page);
      expect(await cardPaths(page)).toEqual(onPage(1));
      await expect(previous(page)).toHaveCount(0);
      await next(page).click();
      expect(await cardPaths(page)).toEqual(onPage(2));
      await expect(previous(page)).toBeVisible();
      await next(page).click();
      expect(await cardPaths(page)).toEqual(onPage(3));
      await expect(next(page)).toHaveCount(0);
      await previous(page).click();
      expect(await cardPaths(page)).toEqual(onPage(2));
      expect(errors).toEqual([]);
    });

    for (const query of ['', '?page=2', `?${inQuery(secondTopic)}`, '?q=nothing-like-it'])
      test(`nothing shifts when the island hydrates at /blogs${query}`, async ({ page }) => {
        const release = await holdScripts(page);
        await page.goto(`${paths.blogs}${query}`, { waitUntil: 'commit' });
        await expect(field(page)).toBeVisible();
        // Earlier shifts are caused by the fonts.
        await page.evaluate(async () => {
          await document.fonts.ready;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          Object.assign(window, { shifts: [] });
          new PerformanceObserver((list) =>
            Reflect.get(window, 'shifts').push(...list.getEntries()),
          ).observe({ type: 'layout-shift' });
        });
        await release();
        await waitForIslands(page);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
      });

    test('nothing is wider than the window', { tag: '@every-firm' }, async ({ page }) => {
      await visit(page, '?q=x');
      await field(page).fill('x'.repeat(10_000));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

const first = { '': 'unfiltered', '?page=2': 'on page 2', '?q=a': 'with a search' };
for (const [query, state] of Object.entries(first)) {
  test(`on a desktop the first screen shows search, tabs and the first row, ${state}`, async ({
    page,
  }) => {
    needsPages();
    await visit(page, query);
    const row = (await cards(page).filter({ visible: true }).all()).slice(0, 3);
    const tabs = await page.getByRole('radio').all();
    for (const part of [field(page), ...tabs, ...row])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

  test(`on a phone the first screen shows the tabs and the first result, ${state}`, async ({
    page,
  }) => {
    needsPages();
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, query);
    await expect(page.getByRole('radio', { checked: true })).toBeInViewport({ ratio: 1 });
    await expect(cards(page).filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
  });
}

test('on a small phone the first screen shows the tabs and the heading of the results', async ({
  page,
}) => {
  needsPages();
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page);
  await expect(page.getByRole('radio', { checked: true })).toBeInViewport({ ratio: 1 });
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
});

test('on a phone the topics are in one row, and results are short and without covers', async ({
  page,
}) => {
  needsPages();
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `?${inQuery(thirdTopic)}`);
  const boxes = await Promise.all(
    (await page.getByRole('radio').all()).map((r) => r.boundingBox()),
  );
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  if (countIn(thirdTopic) > 0)
    await expect(page.getByRole('radio', { checked: true })).toBeInViewport({ ratio: 1 });
  await visit(page);
  await expect(list(page).locator('svg').filter({ visible: true })).toHaveCount(0);
  for (const card of await cards(page).filter({ visible: true }).all())
    expect((await card.boundingBox())?.height).toBeLessThan(130);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article is reachable, and no control is shown that needs JavaScript', async ({
    page,
  }) => {
    await page.goto(`${paths.blogs}?q=nothing&page=9`);
    expect(await cardPaths(page)).toEqual(all);
    for (const card of await cards(page).all()) await expect(card).toBeVisible();
    await expect(field(page)).toBeHidden();
    await expect(tab(page, words.articles.allTopics)).toBeHidden();
    await expect(next(page)).toBeHidden();
  });
});

test('the featured article leads the list, and is reduced to a line when the list is filtered', {
  tag: '@every-firm',
}, async ({ page }) => {
  const number = Number.parseInt(readPageData('blogs').featured ?? '0', 10);
  const path = paths.article(number);
  const title = articles.find((article) => article.number === number)?.title ?? '';
  await visit(page);
  const links = page.getByRole('main').locator(`a[href="${path}"]`);
  const lead = cards(page).filter({ hasText: words.articles.featured });
  await expect(lead.getByRole('heading').getByRole('link')).toHaveAttribute('href', path);
  await expect(links.filter({ visible: true })).toHaveCount(1);
  const [first, second] = await Promise.all(
    [cards(page).nth(0), cards(page).nth(1)].map((card) => card.boundingBox()),
  );
  if (all.length > 1) expect(first?.width).toBeGreaterThan(1.9 * (second?.width ?? 0));

  const line = page.getByRole('region', { name: title });
  await expect(line).toHaveCount(0);
  const searchBox = () => field(page).boundingBox();
  const before = await searchBox();
  await tab(page, firstTopic).check();
  await expect(line.getByRole('link')).toHaveAttribute('href', path);
  await field(page).fill('nothing like it');
  await expect(cards(page)).toHaveCount(0);
  await expect(line.getByRole('heading').getByRole('link')).toBeVisible();
  expect(await searchBox()).toEqual(before);
  await field(page).fill('');
  await tab(page, words.articles.allTopics).check();
  await expect(line).toHaveCount(0);
});

test('there is a tab for all topics and one for each category', { tag: '@every-firm' }, async ({
  page,
}) => {
  const written = listTerms(readVocabulary(), 'categories').filter(
    (category) => countIn(category) > 0,
  );
  needs('articles', written.length > 0);
  await visit(page);
  const group = page.getByRole('group', { name: words.articles.topic });
  await expect(group.getByRole('radio')).toHaveCount(written.length + 1);
  for (const name of written) {
    await tab(page, name).check();
    await expect(heading(page)).toHaveText(name);
    const texts = await cards(page).allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    // The number of the cover may precede it.
    for (const text of texts) expect(text).toMatch(new RegExp(`^\\d*${name} `));
  }
  await tab(page, words.articles.allTopics).check();
  await expect(cards(page)).toHaveCount(onPage(1).length);
});

test('the search matches plain text, trimmed and case-insensitive', async ({ page }) => {
  needsSharedWord();
  await visit(page);
  await field(page).fill(`  ${sharedWord.toUpperCase()} `);
  const found = findWith(sharedWord).map(({ number }) => paths.article(number));
  expect(await cardPaths(page)).toEqual(found);
  await expect(count(page)).toContainText(formatFound(found.length));
});

test('search and tab combine, and changing either returns to page 1', {
  tag: '@every-firm',
}, async ({ page }) => {
  needsRareWord();
  const category = rareArticle?.category ?? '';
  await visit(page, '?page=2');
  await field(page).fill(rareWord);
  await expect(page).toHaveURL(`${paths.blogs}?${new URLSearchParams({ q: rareWord })}`);
  await expect(cards(page)).toHaveCount(1);
  await visit(page, '?page=3');
  await tab(page, category).check();
  await expect(page).toHaveURL(`${paths.blogs}?${inQuery(category)}`);
  await expect(count(page)).toHaveText(formatFound(countIn(category)));
  await field(page).fill(rareWord);
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${paths.blogs}?${new URLSearchParams({ q: rareWord, category })}`);
  const other = categories.find((name) => name !== category && countIn(name) > 0);
  needs('articles in two categories', other !== undefined);
  await tab(page, other ?? '').check();
  await expect(count(page)).toHaveText(words.articles.noneFound);
});

test('there is no pager when six or fewer articles match', async ({ page }) => {
  needs(
    'a category of at most six articles',
    countIn(secondTopic) > 0 && countIn(secondTopic) <= pageSize,
  );
  await visit(page);
  await tab(page, secondTopic).check();
  expect(await cards(page).count()).toBeLessThanOrEqual(6);
  await expect(page.getByRole('navigation', { name: words.ui.pages })).toHaveCount(0);
});

test('reload, a shared link and Back restore the state from the URL', {
  tag: '@every-firm',
}, async ({ page }) => {
  needsPages();
  needs('articles of three categories', countIn(thirdTopic) > 0);
  await visit(page);
  await next(page).click();
  await expect(page).toHaveURL(`${paths.blogs}?page=2`);
  await tab(page, thirdTopic).check();
  await field(page).fill('act');
  await expect(page).toHaveURL(`${paths.blogs}?q=act&${inQuery(thirdTopic)}`);
  const found = await cardPaths(page);

  await page.reload();
  await waitForIslands(page);
  await expect(field(page)).toHaveValue('act');
  await expect(tab(page, thirdTopic)).toBeChecked();
  expect(await cardPaths(page)).toEqual(found);

  await page.goBack();
  await expect(page).toHaveURL(`${paths.blogs}?page=2`);
  await expect(field(page)).toHaveValue('');
  await expect(tab(page, words.articles.allTopics)).toBeChecked();
  expect(await cardPaths(page)).toEqual(onPage(2));

  await page.goBack();
  expect(await cardPaths(page)).toEqual(onPage(1));
  await page.goForward();
  expect(await cardPaths(page)).toEqual(onPage(2));
});

test('Back from an article restores what was typed just before', async ({ page }) => {
  needsRareWord();
  await visit(page);
  await field(page).fill(rareWord);
  await cards(page).getByRole('link').click();
  await expect(page).toHaveURL(paths.article(rareArticle?.number ?? 0));
  await page.goBack();
  await expect(field(page)).toHaveValue(rareWord);
  await expect(cards(page)).toHaveCount(1);
});

test('Back from an article restores the tab and the search together', async ({ page }) => {
  needsRareWord();
  const { category = '', number = 0 } = rareArticle ?? {};
  await visit(page, '?utm_source=letter');
  await tab(page, category).check();
  await field(page).fill(rareWord);
  const address = `${paths.blogs}?${new URLSearchParams({ utm_source: 'letter', q: rareWord, category })}`;
  await expect(page).toHaveURL(address);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(paths.article(number));
  await page.goBack();
  await waitForIslands(page);
  await expect(field(page)).toHaveValue(rareWord);
  await expect(tab(page, category)).toBeChecked();
  expect(await cardPaths(page)).toEqual([paths.article(number)]);
  await expect(page).toHaveURL(address);
});

for (const query of [
  'page=NaN',
  'page=-1',
  'page=0',
  `page=${pageCount + 1}`,
  'page=99999999999999999999',
  'page=2x',
  'category=Nonsense',
  'category=__proto__',
  '__proto__=1&constructor[prototype]=2',
  'q=%20%20',
  '%',
])
  test(`?${query} shows the first page without an error`, async ({ page }) => {
    const errors = watchErrors(page);
    await visit(page, `?${query}`);
    expect(await cardPaths(page)).toEqual(onPage(1));
    await expect(tab(page, words.articles.allTopics)).toBeChecked();
    expect(errors).toEqual([]);
  });

for (const query of [
  '[',
  '\\',
  '.*',
  '(a+)+$',
  '<img src=x onerror="window.hit=1">',
  '"><script>window.hit=1</script>',
  '😀',
  'עברית \u202Eabc',
  'x'.repeat(10_000),
])
  test(`a search for ${query.slice(0, 40)} finds nothing and causes no error`, async ({ page }) => {
    const errors = watchErrors(page);
    await visit(page);
    await field(page).fill(query);
    await expect(count(page)).toHaveText(words.articles.noneFound);
    await expect(page).toHaveURL(/\?q=/);
    await page.reload();
    await waitForIslands(page);
    await expect(field(page)).toHaveValue(query);
    await expect(count(page)).toHaveText(words.articles.noneFound);
    await expect(page.locator('main img, main script[src]')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
    expect(errors).toEqual([]);
  });

test('when nothing matches, a button clears the search and focus moves to the heading', async ({
  page,
}) => {
  needs('articles of three categories', countIn(secondTopic) > 0);
  await visit(page, `?${inQuery(secondTopic)}&q=nothing-like-it`);
  await expect(count(page)).toHaveText(words.articles.noneFound);
  await page.getByRole('button', { name: words.articles.clearSearch }).click();
  await expect(field(page)).toHaveValue('');
  await expect(tab(page, secondTopic)).toBeChecked();
  await expect(count(page)).toHaveText(formatFound(countIn(secondTopic)));
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(`${paths.blogs}?${inQuery(secondTopic)}`);
});

test('the number of matches is announced politely', async ({ page }) => {
  needsRareWord();
  await visit(page);
  await expect(count(page)).toHaveText(formatFound(all.length));
  await expect(count(page)).not.toHaveAttribute('aria-live', 'assertive');
  const region = await count(page).elementHandle();
  await field(page).fill(rareWord);
  await expect(count(page)).toHaveText(formatFound(1));
  // A live region that is inserted anew would not be announced.
  expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
});

test('the whole list works by keyboard alone, and focus is never lost', async ({ page }) => {
  needsThreePages();
  needs('articles of three categories', countIn(firstTopic) > 0);
  await visit(page);
  await field(page).focus();
  await page.keyboard.press('Tab');
  await expect(tab(page, words.articles.allTopics)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, firstTopic)).toBeChecked();
  await expect(tab(page, firstTopic)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(next(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await previous(page).focus();
  await page.keyboard.press('Space');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
});

test('a control that is still visible after a page change keeps the focus', async ({ page }) => {
  needsThreePages();
  await page.setViewportSize({ width: 1280, height: 2400 });
  await visit(page);
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.blogs}?page=2`);
  await expect(next(page)).toBeFocused();
});

test('the first arrow key after Back adds a new history entry', async ({ page }) => {
  needs('articles in two categories', categories.filter(countIn).length >= 2);
  const [first = ''] = categories.filter(countIn);
  await visit(page);
  await tab(page, words.articles.allTopics).focus();
  await page.keyboard.press('ArrowRight');
  await page.goBack();
  await tab(page, words.articles.allTopics).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, first)).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(paths.blogs);
  await expect(tab(page, words.articles.allTopics)).toBeChecked();
});

test('one Back undoes several arrow keys on the tabs', async ({ page }) => {
  needs('articles in three categories', categories.filter(countIn).length >= 3);
  const [first = '', second = '', third = ''] = categories.filter(countIn);
  const toAddress = (category: string) => `${paths.blogs}?${new URLSearchParams({ category })}`;
  await visit(page);
  await tab(page, words.articles.allTopics).focus();
  for (const name of [first, second, third]) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
  }
  await expect(page).toHaveURL(toAddress(third));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(toAddress(second));
  await page.goBack();
  await expect(page).toHaveURL(toAddress(third));
  await page.goBack();
  await expect(page).toHaveURL(paths.blogs);
  await expect(tab(page, words.articles.allTopics)).toBeChecked();
});

test('focus also moves to the heading when Back removes the focused control', async ({ page }) => {
  needsPages();
  await visit(page);
  await next(page).click();
  await previous(page).focus();
  await page.goBack();
  await expect(previous(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

/** Returns the scroll positions passed on the way from the end of the page to its top. */
async function watchScrollToTop(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const isAtTop = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  return watchScroll(page, act, isAtTop);
}

// Clicked by script, because a pointer would first scroll the control into view.
const press = (page: Page, name: string, role: 'button' | 'radio') => () =>
  page.getByRole(role, { name, exact: true }).evaluate((element: HTMLElement) => element.click());

test('changing the page jumps to the top, changing the tab scrolls smoothly', async ({ page }) => {
  needsPages();
  needs('articles of three categories', countIn(firstTopic) > 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page);
  expect(await watchScrollToTop(page, press(page, words.ui.next, 'button'))).toEqual([]);
  await visit(page);
  expect(await watchScrollToTop(page, press(page, firstTopic, 'radio'))).not.toEqual([]);
});

test('a page change ends at the top even during a smooth scroll', async ({ page }) => {
  needsPages();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page);
  // Simulates the last step of a smooth scroll, which is late in browsers that scroll off the main
  // thread.
  await page.evaluate(() => {
    document.addEventListener('click', () =>
      requestAnimationFrame(() => scrollTo({ top: 536, behavior: 'instant' })),
    );
  });
  await press(page, words.ui.next, 'button')();
  await expect(page).toHaveURL(`${paths.blogs}?page=2`);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++)
      await new Promise((done) => requestAnimationFrame(done));
  });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('with reduced motion, changing the tab jumps to the top', async ({ page }) => {
  needs('articles of three categories', countIn(firstTopic) > 0);
  await visit(page);
  expect(await watchScrollToTop(page, press(page, firstTopic, 'radio'))).toEqual([]);
});

test.describe('while the script is loading', () => {
  test('six articles are shown at once, and typed text and the chosen topic are kept', async ({
    page,
  }) => {
    needsRareWord();
    const category = rareArticle?.category ?? '';
    const release = await holdScripts(page);
    await page.goto(paths.blogs, { waitUntil: 'commit' });
    await expect(cards(page).first()).toBeVisible();
    expect(await cards(page).filter({ visible: true }).count()).toBe(onPage(1).length);
    await field(page).fill(rareWord);
    await tab(page, category).check();
    await release();
    await waitForIslands(page);
    await expect(field(page)).toHaveValue(rareWord);
    await expect(tab(page, category)).toBeChecked();
    await expect(count(page)).toHaveText(formatFound(1));
    await expect(page).toHaveURL(
      `${paths.blogs}?${new URLSearchParams({ q: rareWord, category })}`,
    );
  });

  test('a chosen topic is combined with the search in the URL', async ({ page }) => {
    needs('articles of three categories', countIn(thirdTopic) > 0);
    const release = await holdScripts(page);
    await page.goto(`${paths.blogs}?q=act`, { waitUntil: 'commit' });
    await tab(page, thirdTopic).check();
    await release();
    await waitForIslands(page);
    await expect(field(page)).toHaveValue('act');
    await expect(tab(page, thirdTopic)).toBeChecked();
    await expect(page).toHaveURL(`${paths.blogs}?q=act&${inQuery(thirdTopic)}`);
  });

  test('a click on Next takes effect once the script has loaded', async ({ page }) => {
    needsPages();
    const release = await holdScripts(page);
    await page.goto(paths.blogs, { waitUntil: 'commit' });
    await next(page).click();
    await release();
    await waitForIslands(page);
    await expect(page).toHaveURL(`${paths.blogs}?page=2`);
    expect(await cardPaths(page)).toEqual(onPage(2));
  });

  test('a URL with only a campaign parameter hides nothing', async ({ page }) => {
    await holdScripts(page);
    await page.goto(`${paths.blogs}?utm_source=letter`, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await expect(cards(page).filter({ visible: true })).toHaveCount(onPage(1).length);
  });

  test('hidden articles take up no space', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.blogs, { waitUntil: 'commit' });
    const below = page.getByRole('contentinfo');
    await expect(below).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await below.boundingBox();
    await release();
    await waitForIslands(page);
    expect(await below.boundingBox()).toEqual(before);
  });

  test('a list filtered by the URL is never shown unfiltered first', async ({ page }) => {
    await holdScripts(page);
    await page.goto(`${paths.blogs}?${inQuery(secondTopic)}`, { waitUntil: 'commit' });
    await expect(field(page)).toBeVisible();
    expect(await cards(page).filter({ visible: true }).count()).toBe(0);
    await expect(count(page)).toBeHidden();
  });

  for (const query of ['', `?${inQuery(secondTopic)}`])
    test(`all articles are shown if the script never loads: /blogs${query}`, async ({ page }) => {
      await page.route('**/_astro/*.js', (route) => route.abort());
      await page.goto(`${paths.blogs}${query}`);
      await expect.poll(() => cards(page).filter({ visible: true }).count()).toBe(all.length);
      const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
      expect(new Set(boxes.map((box) => `${box?.x} ${box?.y}`)).size).toBe(all.length);
    });
});

test('the newsletter box does nothing', async ({ page }) => {
  needs('a newsletter box', readPageData('blogs').newsletter !== undefined);
  await visit(page);
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
  await expect(page.getByRole('link', { name: words.articles.feed })).toHaveAttribute(
    'href',
    paths.feed,
  );
});

for (const [state, query] of [
  ['paged', '?page=2'],
  ['filtered', `?${inQuery(secondTopic)}`],
  ['empty', '?q=nothing-like-it'],
] as const)
  test(`axe finds no violations in the ${state} list`, async ({ page }) => {
    await visit(page, query);
    await expectAccessible(page);
  });
