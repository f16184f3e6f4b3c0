import { expect, type Locator, type Page } from '@playwright/test';
import { readArticles, readSite } from '../../support/site.ts';
import { needs, test } from './site-page.ts';
import { expectAccessible, showNotice as show } from './visit.ts';

const { words, paths } = readSite();
const [article] = readArticles();
const path = paths.article(article?.number ?? 0);

test.beforeEach(({ page }) => {
  needs('an article', article !== undefined);
  return page.goto(path);
});

const hide = (page: Page, hidden: boolean) =>
  page.evaluate(
    (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
    hidden,
  );

const notice = (page: Page, title: string) =>
  page.locator('[data-notices] > *').filter({ hasText: `${title}, described` });
const toggle = (page: Page) => page.getByRole('button', { name: words.layout.darkTheme });
const dismiss = (page: Page, title: string) =>
  notice(page, title).getByRole('button', { name: words.ui.dismiss });

test('a notice is announced politely, a destructive one assertively', async ({ page }) => {
  // Screen readers only announce changes of a live region that already exists.
  const [status, alert] = [page.getByRole('status'), page.getByRole('alert')];
  for (const region of [status, alert]) await expect(region).toHaveCount(1);
  await show(page, 'Saved');
  await show(page, 'Broken', 'destructive');
  await expect(status).toContainText('Saved, described');
  await expect(alert).toContainText('Broken, described');
  await expect(status).not.toContainText('Broken');
  // Not only their colours differ.
  await expect(notice(page, 'Broken').getByText('!', { exact: true })).toBeVisible();
  await expect(notice(page, 'Saved').getByText('!', { exact: true })).toBeHidden();
  await expectAccessible(page, '[data-notices]');
  await show(page, '<img src=x onerror=alert(1)>');
  await expect(status).toContainText('<img src=x onerror=alert(1)>');
});

test('a button dismisses its own notice, Escape the newest', async ({ page }) => {
  await show(page, 'First', 'destructive');
  for (const title of ['Second', 'Third', 'Fourth']) await show(page, title);
  await dismiss(page, 'Third').click();
  await expect(notice(page, 'Third')).toHaveCount(0);
  for (const title of ['Fourth', 'Second', 'First']) {
    await expect(notice(page, 'First')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice(page, title)).toHaveCount(0);
  }
});

test('a notice never takes the focus, and gives it back, or to the content', async ({ page }) => {
  await show(page, 'First');
  await dismiss(page, 'First').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await toggle(page).focus();
  await show(page, 'Second');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await show(page, 'Third');
  await dismiss(page, 'Third').press('Enter');
  await expect(toggle(page)).toBeFocused();
});

test('a notice stays twenty seconds or while it is used, a failure for good', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.clock.install();
  await page.goto(path);
  await show(page, 'Broken', 'destructive');
  const saved = notice(page, 'Saved');
  const expectToEnd = async () => {
    await page.clock.runFor('00:19');
    await expect(saved).toBeVisible();
    await page.clock.runFor('00:02');
    await expect(saved).toHaveCount(0);
  };
  await show(page, 'Saved');
  await expectToEnd();
  for (const [hold, release] of [
    [() => saved.hover(), () => page.mouse.move(1, 1)],
    [() => dismiss(page, 'Saved').focus(), () => toggle(page).focus()],
    [() => hide(page, true), () => hide(page, false)],
  ] as const) {
    await show(page, 'Saved');
    await hold();
    await page.clock.runFor('01:00:00');
    await expect(saved).toBeVisible();
    await release();
    await expectToEnd();
  }
  await page.clock.runFor('24:00:00');
  await expect(notice(page, 'Broken')).toBeVisible();
  await page.close();
});

/** Whether nothing covers the middle of an element or its edges. */
const isClear = (link: Locator) =>
  link.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });

test('on a small phone a focused link is clear of notices', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const link = page.getByRole('main').getByRole('link').last();
  // Scrolls so that a notice covers the link, as a visitor might.
  await link.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    scrollBy({ top: bottom - innerHeight + 10, behavior: 'instant' });
    element.focus({ preventScroll: true });
  });
  for (const title of ['First', 'Second']) await show(page, title);
  await expect.poll(() => isClear(link)).toBe(true);
  const boxes = await Promise.all(
    ['First', 'Second'].map((title) => notice(page, title).boundingBox()),
  );
  expect(boxes[1]?.y).toBeGreaterThanOrEqual((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
});
