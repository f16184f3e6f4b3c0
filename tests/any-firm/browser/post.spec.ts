import { expect, type Page, test } from '@playwright/test';
import { formatDate, parseDate } from '../../../src/content/dates.ts';
import { fill } from '../../../src/content/words/fill.ts';
import { readArticles, readPageData } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { findBlog, findUnknownArticle } from '../../support/routes.ts';
import { needs } from './needs.ts';
import { expectAccessible, watchErrors } from './visit.ts';

const { firm, words, paths } = readSite();
const blog = findBlog();

const share = (page: Page) =>
  page.getByRole('button', {
    name: new RegExp(`^(${words.articles.share}|${words.articles.copyLink})$`),
  });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: words.articles.copied });
const canonical = (page: Page) =>
  page.locator('link[rel="canonical"]').evaluate((link: HTMLLinkElement) => link.href);

const articles = readArticles();
const articlePaths = articles.map(({ number }) => paths.article(number ?? 0));
const hasRelated = ({ number, category }: (typeof articles)[number]) =>
  articles.some((other) => other.category === category && other.number !== number);

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a post shows its article', async ({ page }) => {
      const { number = 0, title = '', category = '', date = '' } = articles.at(-1) ?? {};
      needs('an article', articles.length > 0);
      await page.goto(paths.article(number));
      const article = page.getByRole('main').getByRole('article').first();
      await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(article).toContainText(
        `${category} · ${formatDate(parseDate(date), words.formats.dates)} · `,
      );
      await expect(article.getByRole('paragraph').last()).toBeVisible();
      const trail = page.getByRole('navigation', { name: words.ui.breadcrumb });
      await expect(trail.getByRole('link')).toHaveText([
        words.layout.home,
        readPageData('blogs').heading,
      ]);
    });

    test('a post links to the newer and the older article', async ({ page }) => {
      const [first, second, third] = articlePaths;
      needs('three articles', third !== undefined);
      await page.goto(second ?? '');
      const ways = page.getByRole('navigation', { name: words.articles.neighbours });
      await expect(ways.getByRole('link', { name: words.articles.newer })).toHaveAttribute(
        'href',
        first ?? '',
      );
      await ways.getByRole('link', { name: words.articles.older }).click();
      await expect(page).toHaveURL(third ?? '');
      await page.goto(first ?? '');
      await expect(ways.getByRole('link', { name: words.articles.newer })).toHaveCount(0);
      await page.goto(articlePaths.at(-1) ?? '');
      await expect(ways.getByRole('link', { name: words.articles.older })).toHaveCount(0);
    });

    test('related articles are of the same category, without the article itself', async ({
      page,
    }) => {
      const { number, category } = articles.find(hasRelated) ?? {};
      needs('two articles of one category', number !== undefined);
      await page.goto(paths.article(number ?? 0));
      const related = page.getByRole('region', {
        name: fill(words.articles.related, { category: category ?? '' }),
      });
      const found = await related
        .getByRole('heading')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(found).not.toContain(paths.article(number ?? 0));
      for (const text of await related.getByRole('article').allTextContents())
        expect(text).toContain(`${category} · `);
    });

    test('two share links open in a new tab, with the canonical URL', async ({ page }) => {
      await page.goto(`${paths.article(0)}?utm_source=somewhere#share`);
      const [url, title] = [
        await page.locator('link[rel="canonical"]').getAttribute('href'),
        await page.getByRole('heading', { level: 1 }).textContent(),
      ];
      const section = page.getByRole('region', { name: words.articles.shareHeading });
      for (const [name, host, textKey] of [
        [words.layout.network, 'www.linkedin.com', 'title'],
        [words.articles.microblog, 'twitter.com', 'text'],
      ] as const) {
        const link = section.getByRole('link', {
          name: `${fill(words.articles.shareOn, { network: name })} ${words.ui.newTab}`,
        });
        await expect(link).toHaveAttribute('target', '_blank');
        const address = new URL((await link.getAttribute('href')) ?? '');
        expect(address.host).toBe(host);
        expect(Object.fromEntries(address.searchParams)).toEqual({ url, [textKey]: title });
      }
      expect(url).toBe(`${firm.siteUrl}${paths.article(0)}`);
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no share button is shown', async ({ page }) => {
    await page.goto(paths.article(0));
    await expect(share(page)).toBeHidden();
  });
});

/** Replaces the share sheet and the clipboard of the browser with stubs. */
async function stubSharing(page: Page, share: string, clipboard: string) {
  await page.addInitScript(
    ([share, clipboard]) => {
      const calls: unknown[] = [];
      Object.assign(window, { calls });
      const answer = (kind: string | undefined, what: unknown) => {
        calls.push(what);
        if (kind === 'works') return Promise.resolve();
        const name = kind === 'cancelled' ? 'AbortError' : 'NotAllowedError';
        return Promise.reject(new DOMException(kind, name));
      };
      const put = (name: string, value: unknown) =>
        Object.defineProperty(navigator, name, { value, configurable: true });
      if (share === 'missing') Reflect.deleteProperty(Navigator.prototype, 'share');
      else put('share', (data: unknown) => answer(share, data));
      if (clipboard === 'missing') put('clipboard', undefined);
      else put('clipboard', { writeText: (text: string) => answer(clipboard, text) });
    },
    [share, clipboard],
  );
}

const calls = (page: Page) => page.evaluate(() => Reflect.get(window, 'calls'));

test('the native share sheet is used where available, and no notice is shown', async ({ page }) => {
  await stubSharing(page, 'works', 'works');
  await page.goto(`${paths.article(0)}?utm_source=somewhere`);
  await expect(share(page)).toHaveText(words.articles.share);
  await share(page).click();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await calls(page)).toEqual([{ title, url: await canonical(page) }]);
  await expect(notice(page)).toHaveCount(0);
});

for (const [outcome, expected] of [
  ['cancelled', words.articles.share],
  ['refused', words.articles.copyLink],
] as const)
  test(`after a ${outcome} share the button says "${expected}", and nothing is shown`, async ({
    page,
  }) => {
    await stubSharing(page, outcome, 'works');
    await page.goto(paths.article(0));
    const errors = watchErrors(page);
    const logged = page.waitForEvent('console', (message) => message.text().includes('Not shared'));
    await share(page).click();
    await logged;
    await expect(share(page)).toHaveText(expected);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByLabel(words.articles.copyByHand)).toBeHidden();
    await share(page).click();
    await expect.poll(() => calls(page)).toHaveLength(2);
    if (outcome === 'refused') {
      await expect(notice(page)).toContainText(words.articles.copied);
      expect((await calls(page)).at(-1)).toBe(await canonical(page));
    } else await expect(share(page)).toHaveText(expected);
    expect(errors).toEqual([]);
  });

for (const width of [390, 1280])
  test(`without a native share sheet the link is copied, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await stubSharing(page, 'missing', 'works');
    await page.goto(`${paths.article(0)}?utm_source=somewhere`);
    await expect(share(page)).toHaveText(words.articles.copyLink);
    await share(page).focus();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText(words.articles.copied);
    await expect(notice(page)).toContainText(words.articles.copiedHelp);
    expect(await calls(page)).toEqual([await canonical(page)]);
    await expect(share(page)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

for (const clipboard of ['refused', 'missing'])
  test(`when the clipboard is ${clipboard} the link is selected, and nothing claims it was copied`, async ({
    page,
  }) => {
    await stubSharing(page, 'missing', clipboard);
    await page.goto(paths.article(0));
    await share(page).click();
    const field = page.getByLabel(words.articles.copyByHand);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(await canonical(page));
    await expect(field).toHaveAttribute('readonly');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await canonical(page));
    await expect(notice(page)).toHaveCount(0);
    await expectAccessible(page);
  });

test('once the link is copied, it is no longer shown for copying by hand', async ({ page }) => {
  await stubSharing(page, 'missing', 'refused');
  await page.goto(paths.article(0));
  await share(page).click();
  await expect(page.getByLabel(words.articles.copyByHand)).toBeVisible();
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() }),
  );
  await share(page).click();
  await expect(notice(page)).toContainText(words.articles.copied);
  await expect(page.getByLabel(words.articles.copyByHand)).toBeHidden();
});

for (const path of [
  findUnknownArticle(),
  `${blog}/01`,
  `${blog}/-1`,
  `${blog}/1.5`,
  `${blog}/abc`,
  blog,
  `${blog}/`,
])
  test(`${path} shows the article-not-found page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const { heading, text } = readPageData('post-not-found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: words.articles.backToAll }).click();
    await expect(page).toHaveURL(paths.blogs);
  });

test('axe finds no violations in a post with a notice', async ({ page }) => {
  await stubSharing(page, 'missing', 'works');
  await page.goto(paths.article(0));
  await share(page).click();
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
});
