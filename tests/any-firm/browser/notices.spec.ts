import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '../../../src/content/words/fill.ts';
import type { Notice } from '../../../src/ui/notices/notice.ts';
import { readSite } from '../../support/read-site.ts';
import { test } from './site-page.ts';
import { expectAccessible } from './visit.ts';

const { words, paths } = readSite();

test.beforeEach(({ page }) => page.goto(paths.article(1)));

const show = (page: Page, title: string, tone: Notice['tone'] = 'default') =>
  page.evaluate((detail) => document.dispatchEvent(new CustomEvent('site:notice', { detail })), {
    topic: title,
    title,
    description: `${title}, described`,
    tone,
  });

const hide = (page: Page, hidden: boolean) =>
  page.evaluate(
    (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
    hidden,
  );

/** The symbol before the text of a notice. */
const readSign = (element: Locator) =>
  element.evaluate((element) => {
    const { content, color } = getComputedStyle(element, '::before');
    return { content, color };
  });

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
  expect((await readSign(notice(page, 'Broken'))).content).toContain('!');
  expect((await readSign(notice(page, 'Saved'))).content).toBe('none');
  await expectAccessible(page, '[data-notices]');
  await show(page, '<img src=x onerror=alert(1)>');
  await expect(status).toContainText('<img src=x onerror=alert(1)>');
});

test('notices do not overlap, leave the window or pile up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const title of ['First', 'Second', 'Second']) await show(page, title);
  await show(page, 'Third', 'destructive');
  let end = 0;
  for (const title of ['First', 'Second', 'Third']) {
    await expect(notice(page, title)).toHaveCount(1);
    const box = await notice(page, title).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(end);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    end = (box?.y ?? 0) + (box?.height ?? 0);
  }
  const button = await dismiss(page, 'First').boundingBox();
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
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

// A menu that is open but hidden in a wide window keeps no Escape for itself.
for (const [what, width, menu, isKept] of [
  ['closes an open menu and keeps the notice', 1280, 'header nav details > summary', true],
  ['dismisses a notice when the open panel is hidden', 390, '[data-panel] > summary', false],
] as const)
  test(`Escape ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.locator(menu).filter({ visible: true }).first().click();
    await page.setViewportSize({ width: 1280, height: 640 });
    await show(page, 'First');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').locator('nav details[open]')).toHaveCount(0);
    await expect(notice(page, 'First')).toHaveCount(isKept ? 1 : 0);
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
  await page.goto(paths.article(1));
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

test('a notice covers only its own place, and at the end not the footer', async ({ page }) => {
  await show(page, 'Saved');
  const { x = 0, y = 0 } = (await notice(page, 'Saved').boundingBox()) ?? {};
  const isOfPage = ([x, y]: readonly [number, number]) =>
    document.elementFromPoint(x, y)?.closest('main, footer') !== null;
  expect(await page.evaluate(isOfPage, [x - 20, y + 5] as const)).toBe(true);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect
    .poll(async () => {
      const footer = await page.getByRole('contentinfo').boundingBox();
      const top = (await notice(page, 'Saved').boundingBox())?.y ?? 0;
      // A sticky position is rounded to whole pixels.
      return top + 1 > (footer?.y ?? 0) + (footer?.height ?? 0);
    })
    .toBe(true);
});

/** A link at the end of the article, by which it is shared. */
const findShareLink = (page: Page, network: string) =>
  page
    .getByRole('link', { name: `${fill(words.articles.shareOn, { network })} ${words.ui.newTab}` })
    .last();

/** Whether nothing covers the middle of an element or its edges. */
const isClear = (link: Locator) =>
  link.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });

// 1280 by 1024 px at 400 % is 320 by 256 px (WCAG 1.4.10).
for (const [height, tone] of [
  [640, 'default'],
  [256, 'destructive'],
] as const)
  test(`at 320 by ${height} px a focused link is clear of ${tone} notices`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height });
    /** Scrolls so that a notice covers the link, as a visitor might. */
    const focusAtFoot = (link: Locator) =>
      link.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        scrollBy({ top: bottom - innerHeight + 10, behavior: 'instant' });
        element.focus({ preventScroll: true });
      });
    const last = findShareLink(page, words.articles.microblog);
    await focusAtFoot(last);
    for (const title of ['First', 'Second']) await show(page, title, tone);
    await expect.poll(() => isClear(last)).toBe(true);
    await dismiss(page, 'First').press('Enter');
    for (const link of [findShareLink(page, words.layout.network), last]) {
      await focusAtFoot(link);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect.poll(() => isClear(link)).toBe(true);
    }
  });

test('in forced colours a notice has a border, a symbol and no motion', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await show(page, 'Broken', 'destructive');
  const { borderWidth, color, isMoving } = await notice(page, 'Broken').evaluate((element) => ({
    borderWidth: getComputedStyle(element).borderWidth,
    color: getComputedStyle(element).color,
    isMoving: element.getAnimations().some(({ playState }) => playState === 'running'),
  }));
  for (const width of borderWidth.split(' '))
    expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(1);
  expect(await readSign(notice(page, 'Broken'))).toMatchObject({ color });
  expect(isMoving).toBe(false);
});
