import { expect, type Page, test } from '@playwright/test';
import { findTextPage, readSite } from '../../support/site.ts';

const { words, paths } = readSite();
const textPage = findTextPage();

const button = (page: Page) => page.getByRole('button', { name: words.layout.darkTheme });

/** The root has the theme, and the button tells it. */
async function expectTheme(page: Page, theme: 'light' | 'dark') {
  const isDark = theme === 'dark';
  await expect(button(page)).toHaveAttribute('aria-pressed', String(isDark));
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(
    isDark,
  );
}

/** All that the site stores in the browser; audit.spec.ts looks for cookies on every page. */
const readStored = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

test('the button switches the theme, and the choice alone is stored', async ({ page, context }) => {
  await page.goto('/');
  await expectTheme(page, 'light');
  expect(await readStored(page)).toEqual({});
  await button(page).click();
  await expectTheme(page, 'dark');
  expect(await readStored(page)).toEqual({ theme: 'dark' });
  const otherTab = await context.newPage();
  await otherTab.goto(paths.team);
  await expectTheme(otherTab, 'dark');
  await button(otherTab).click();
  await expectTheme(page, 'light');
  expect(await readStored(page)).toEqual({ theme: 'light' });
});

test('a stored dark theme is applied before the first paint, any other value means light', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.firstSeen = document.documentElement.className;
    }).observe(document, { childList: true, subtree: true });
  });
  // The theme of the system is not followed.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(textPage);
  for (const theme of ['', 'DARK', 'auto', 'dark']) {
    await expectTheme(page, 'light');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await page.evaluate((theme) => localStorage.setItem('theme', theme), theme);
    await page.reload();
  }
  await expect(page.locator('html')).toHaveAttribute('data-first-seen', /(^| )dark( |$)/);
  await expectTheme(page, 'dark');
});
