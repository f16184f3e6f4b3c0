import { expect, type Page, test } from '@playwright/test';
import { listPagesWithState } from '../../../tools/built-site.ts';
import { readSite, readSiteOf } from '../../support/read-site.ts';
import { findUnknownArticle } from '../../support/routes.ts';
import { jumpTo, scriptedPages, waitForIslands, watchErrors } from './visit.ts';

const { firm, paths } = readSite();

/** Each with a query, so that its list waits for its script. */
const withState = listPagesWithState().map((path) => `${path}?page=none`);

/** The main content is there and can be read. */
async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }), page.url()).toBeVisible();
  const text = await page.locator('main').innerText();
  expect(text.split(/\s+/).length, page.url()).toBeGreaterThan(10);
}

/** Every item of the list is shown, and applicants have a form that works or a mail link. */
async function expectWhole(page: Page, path: string) {
  await expectReadable(page);
  const { pathname } = new URL(path, firm.siteUrl);
  // A group of a long list may be folded: it opens without scripts.
  const countHidden = () =>
    page
      .locator('[data-item]')
      .evaluateAll(
        (items) =>
          items.filter((item) => !item.checkVisibility() && !item.closest('details:not([open])'))
            .length,
      );
  await expect.poll(countHidden).toBe(0);
  const places = await page.locator('[data-item]:visible').evaluateAll((items) =>
    items.map((item) => {
      const { x, y } = item.getBoundingClientRect();
      return `${x} ${y}`;
    }),
  );
  expect(places).not.toEqual([]);
  expect(new Set(places).size).toBe(places.length);
  if (pathname === readSiteOf(pathname).paths.workWithUs)
    await expect(page.locator('main :is(form, a[href^="mailto:"]):visible').first()).toBeVisible();
}

/** The page has given up waiting for its scripts: controls that need one are hidden. */
const expectFallenBack = (page: Page) =>
  expect(page.locator('[data-island=failed]').first()).toBeVisible();

for (const path of withState) {
  test(`${path} is complete without scripts, its header and theme work`, async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(path);
    await expectFallenBack(page);
    await expectWhole(page, path);
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await jumpTo(page, 300);
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await header.locator('summary:visible').first().click();
    await expect(header.locator('details[open]')).toHaveCount(1);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await header.locator('[data-theme-toggle]').click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    // The search needs the script of the page, and says so.
    await page.locator('button[data-search]:visible').first().click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('nothing is shown that needs a script', async ({ page }) => {
    for (const path of ['/', ...listPagesWithState(), paths.article(0), paths.team]) {
      const { layout, articles, search } = readSiteOf(path).words;
      await page.goto(path);
      for (const name of [layout.darkTheme, search.open])
        await expect(page.getByRole('button', { name, includeHidden: true }).first()).toBeHidden();
      const buttons = page.getByRole('main').locator('button:visible');
      // The newsletter's button does nothing by design.
      for (const button of await buttons.all()) await expect(button).toHaveText(articles.subscribe);
    }
  });
});

/** The parameters of the lists and one that no page uses; the search has its own test. */
const names = ['x', 'category', 'page', 'industry', 'department', 'job'];

/** In one, because each is a part of the value of every parameter. */
const hostile = [
  '__proto__',
  // Markup, also encoded.
  '<img src=x onerror="window.hit=1">',
  '%22%3E%3Cscript%3Ewindow.hit%3D1%3C%2Fscript%3E',
  // A null character, ten thousand characters, lone surrogates, broken encoding.
  '%00',
  'x'.repeat(10_000 / names.length),
  '%ED%A0%80%ED%BF%BF',
  '%E0%A4%A%',
].join('');
const lists = listPagesWithState();
const linked = [...scriptedPages, findUnknownArticle()];

test('a page and its theme work without storage, and it shows no hostile query', async ({
  page,
}) => {
  test.setTimeout(linked.length * 30_000);
  // The page for unknown paths tells its path.
  const errors = watchErrors(page, /^404: no page at/);
  const open = async (path: string) => {
    await page.goto(path);
    await waitForIslands(page);
  };
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const shown = page.locator('[data-item]:visible');
  for (const [index, path] of linked.entries()) {
    // The clock of a visitor may say anything.
    await page.clock.setFixedTime(new Date(`${index % 2 ? 2071 : 1999}-06-15T12:00:00Z`));
    if (lists.includes(path)) await open(path);
    const count = lists.includes(path) ? await shown.count() : 0;
    await open(`${path}?${names.map((name) => `${name}=zzzz${hostile}zzzz`).join('&')}`);
    await expectReadable(page);
    await expect(shown, path).toHaveCount(count);
    expect(await page.content(), path).not.toContain('zzzz');
    expect(await page.evaluate(() => Reflect.get(window, 'hit')), path).toBeUndefined();
  }
  for (const isDark of [true, false]) {
    await page.locator('[data-theme-toggle]').click();
    await expect(page.locator('html.dark')).toHaveCount(Number(isDark));
  }
  expect(errors).toEqual([]);
});
