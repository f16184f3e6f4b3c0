import { expect, type Page, test } from '@playwright/test';
import { readSite } from '../../support/read-site.ts';
import { findTextPage } from '../../support/routes.ts';
import { jumpTo, readFill, watchErrors } from './visit.ts';

const { words, paths } = readSite();
const textPage = findTextPage();

const button = (page: Page) => page.getByRole('button', { name: words.layout.darkTheme });
const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));
const store = (page: Page, value: string) =>
  page.addInitScript((theme) => localStorage.setItem('theme', theme), value);
const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('the button switches the theme, exposes its state and stores the choice', async ({ page }) => {
  await page.goto('/');
  expect(await isDark(page)).toBe(false);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await readStored(page)).toBeNull();

  await button(page).click();
  expect(await isDark(page)).toBe(true);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await readStored(page)).toBe('dark');

  await page.goto(paths.team);
  expect(await isDark(page)).toBe(true);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');

  await button(page).click();
  expect(await isDark(page)).toBe(false);
  expect(await readStored(page)).toBe('light');
});

test('a page restored by Back has the theme chosen since', async ({ page }) => {
  await page.goto('/');
  await page.goto(paths.team);
  await button(page).click();
  await page.goBack();
  await expect.poll(() => isDark(page)).toBe(true);
});

test('a stored dark theme is applied before the first paint', async ({ page }) => {
  await store(page, 'dark');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.firstSeen = document.documentElement.className;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(textPage);
  const seen = await page.locator('html').getAttribute('data-first-seen');
  expect(seen?.split(' ')).toContain('dark');
});

test('the page is light until dark is chosen, also when the system theme is dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await isDark(page)).toBe(false);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  const [red] = await readFill(page.locator('html'));
  expect(red).toBeGreaterThan(230);
});

test('any other stored value means light', async ({ page }) => {
  await page.goto('/');
  for (const nonsense of ['', 'DARK', ' dark', '"dark"', 'auto', 'null']) {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), nonsense);
    await page.reload();
    expect(await isDark(page), nonsense).toBe(false);
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  }
});

test('two tabs stay in sync', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto(paths.team);
  await button(page).click();
  await expect(button(other)).toHaveAttribute('aria-pressed', 'true');
  expect(await isDark(other)).toBe(true);
  await button(other).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await isDark(page)).toBe(false);
});

test('the theme can be switched when storage is denied', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  expect(await isDark(page)).toBe(false);
  await button(page).click();
  expect(await isDark(page)).toBe(true);
  await button(page).click();
  expect(await isDark(page)).toBe(false);
  expect(errors).toEqual([]);
});

test('nothing is stored but the theme, and only once it is chosen', async ({ page, context }) => {
  const readAll = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
    }));
  const nothing = { local: [], session: [], databases: 0, caches: 0 };
  await page.goto('/');
  expect(await readAll()).toEqual(nothing);
  await button(page).click();
  expect(await readAll()).toEqual({ ...nothing, local: ['theme'] });
  expect(await context.cookies()).toEqual([]);
});

test('the button is fixed at the top right', async ({ page }) => {
  for (const path of ['/', paths.blogs, textPage]) {
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      for (const top of [0, 300]) {
        await jumpTo(page, top);
        const box = await button(page).boundingBox();
        if (!box) throw new Error(`${path} shows no button`);
        expect(box.y).toBeLessThan(40);
        expect(width - box.x - box.width).toBeLessThan(60);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
    }
  }
});
