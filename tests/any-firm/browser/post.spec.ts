import { expect, type Page } from '@playwright/test';
import { readArticles, readSite } from '../../support/site.ts';
import { needs, test } from './site-page.ts';
import { expectAccessible } from './visit.ts';

const { words, paths } = readSite();

test.beforeEach(() =>
  needs(
    'an article with the number 0',
    readArticles().some(({ number }) => number === 0),
  ),
);

const share = (page: Page) =>
  page
    .getByRole('button', {
      name: new RegExp(`^(${words.articles.share}|${words.articles.copyLink})$`),
    })
    .last();
const notice = (page: Page) => page.getByRole('status').filter({ hasText: words.articles.copied });
const canonical = (page: Page) =>
  page.locator('link[rel="canonical"]').evaluate((link: HTMLLinkElement) => link.href);

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
  await share(page).click();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await calls(page)).toEqual([{ title, url: await canonical(page) }]);
  await expect(notice(page)).toHaveCount(0);
});

for (const [outcome, expected] of [
  ['cancelled', words.articles.share],
  ['refused', words.articles.copyLink],
] as const)
  test(`after a ${outcome} share the button says "${expected}"`, async ({ page }) => {
    await stubSharing(page, outcome, 'works');
    await page.goto(paths.article(0));
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
  });

test('without a share sheet the link is copied, and a notice says so', async ({ page }) => {
  await stubSharing(page, 'missing', 'works');
  await page.goto(`${paths.article(0)}?utm_source=somewhere`);
  await expect(share(page)).toHaveText(words.articles.copyLink);
  await share(page).press('Enter');
  await expect(notice(page)).toContainText(words.articles.copied);
  await expect(notice(page)).toContainText(words.articles.copiedHelp);
  expect(await calls(page)).toEqual([await canonical(page)]);
  await expect(share(page)).toBeFocused();
});

test('if the clipboard refuses, the link is selected, not copied', async ({ page }) => {
  await stubSharing(page, 'missing', 'refused');
  await page.goto(paths.article(0));
  await share(page).click();
  const field = page.getByLabel(words.articles.copyByHand);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(await canonical(page));
  await expect(field).toHaveAttribute('readonly');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await canonical(page));
  await expect(notice(page)).toHaveCount(0);
  await expectAccessible(page, '[data-share-by-hand]');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.resolve() },
    }),
  );
  await share(page).click();
  await expect(notice(page)).toContainText(words.articles.copied);
  await expect(field).toBeHidden();
});

test('a press on the button before its script is there copies the link', async ({ page }) => {
  await stubSharing(page, 'missing', 'works');
  await page.addInitScript(() => {
    // Presses while the page is still parsed: no module has run.
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('[data-share]');
      if (!button) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(paths.article(0));
  await expect.poll(() => calls(page)).toEqual([await canonical(page)]);
});
