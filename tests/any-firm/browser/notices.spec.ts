import { expect, type Locator, type Page, test } from '@playwright/test';
import { fill } from '../../../src/content/words/fill.ts';
import type { Notice } from '../../../src/ui/notices/notice.ts';
import { readSite } from '../../support/read-site.ts';
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
const dismiss = (page: Page, title: string) =>
  notice(page, title).getByRole('button', { name: words.ui.dismiss });

test('a notice is announced politely, a destructive one assertively, and HTML as text', async ({
  page,
}) => {
  // Screen readers only announce changes of a live region that already exists.
  await expect(page.getByRole('status')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await show(page, 'Saved');
  await show(page, 'Broken', 'destructive');
  await expect(page.getByRole('status')).toContainText('Saved, described');
  await expect(page.getByRole('alert')).toContainText('Broken, described');
  await expect(page.getByRole('status')).not.toContainText('Broken');
  await show(page, '<img src=x onerror=alert(1)>');
  await expect(page.getByRole('status')).toContainText('<img src=x onerror=alert(1)>');
});

test('several notices do not overlap, stay inside the window and do not pile up', async ({
  page,
}) => {
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

test('Escape dismisses the newest notice first', async ({ page }) => {
  await show(page, 'First', 'destructive');
  await show(page, 'Second');
  for (const title of ['Second', 'First']) {
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

test('the dismiss button removes only its own notice, by pointer and by keyboard', async ({
  page,
}) => {
  for (const title of ['First', 'Second', 'Third']) await show(page, title);
  await dismiss(page, 'Second').click();
  await expect(notice(page, 'Second')).toHaveCount(0);
  await dismiss(page, 'First').press('Enter');
  await expect(notice(page, 'First')).toHaveCount(0);
  await expect(notice(page, 'Third')).toBeVisible();
});

test('a notice never takes the focus, and gives it back when dismissed, or to the content', async ({
  page,
}) => {
  await show(page, 'First');
  await dismiss(page, 'First').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const control = page.getByRole('button', { name: words.layout.darkTheme });
  await control.focus();
  await show(page, 'Second');
  await expect(control).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(control).toBeFocused();
  await show(page, 'Third');
  await dismiss(page, 'Third').press('Enter');
  await expect(control).toBeFocused();
});

test('a plain notice disappears after twenty seconds, a failure notice stays', async ({ page }) => {
  await page.clock.install();
  await show(page, 'Saved');
  await show(page, 'Broken', 'destructive');
  await page.clock.runFor('00:19');
  await expect(notice(page, 'Saved')).toBeVisible();
  await page.clock.runFor('00:02');
  await expect(notice(page, 'Saved')).toHaveCount(0);
  await page.clock.runFor('24:00:00');
  await expect(notice(page, 'Broken')).toBeVisible();
});

for (const [what, hold, release] of [
  [
    'pointed at',
    (page: Page) => notice(page, 'Saved').hover(),
    (page: Page) => page.mouse.move(1, 1),
  ],
  [
    'holding the focus',
    (page: Page) => dismiss(page, 'Saved').focus(),
    (page: Page) => page.getByRole('button', { name: words.layout.darkTheme }).focus(),
  ],
  ['in a hidden page', (page: Page) => hide(page, true), (page: Page) => hide(page, false)],
] as const)
  test(`a plain notice stays while it is ${what}`, async ({ page }) => {
    await page.clock.install();
    await show(page, 'Saved');
    await hold(page);
    await page.clock.runFor('01:00:00');
    await expect(notice(page, 'Saved')).toBeVisible();
    await release(page);
    await page.clock.runFor('00:18');
    await expect(notice(page, 'Saved')).toBeVisible();
    await page.clock.runFor('00:03');
    await expect(notice(page, 'Saved')).toHaveCount(0);
  });

test('clicks beside a notice reach the page', async ({ page }) => {
  await show(page, 'Saved');
  const box = await notice(page, 'Saved').boundingBox();
  const hit = await page.evaluate(
    ([x, y]) => {
      const element = document.elementFromPoint(x ?? 0, y ?? 0);
      return element?.closest('main, footer') !== null;
    },
    [(box?.x ?? 0) - 20, (box?.y ?? 0) + 5],
  );
  expect(hit).toBe(true);
});

test('at the end of the page a notice is below the footer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await show(page, 'Saved');
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
  page.getByRole('link', {
    name: `${fill(words.articles.shareOn, { network })} ${words.ui.newTab}`,
  });

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
  test.describe(`at 320 by ${height} px`, () => {
    test.use({ viewport: { width: 320, height } });

    /** Scrolls so that a notice covers the link, as a visitor might. */
    const scrollToFoot = (link: Locator) =>
      link.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        scrollBy({ top: bottom - innerHeight + 10, behavior: 'instant' });
      });

    test(`tabbing to a link scrolls it clear of a ${tone} notice`, async ({ page }) => {
      await show(page, 'Saved', tone);
      for (const name of [words.layout.network, words.articles.microblog]) {
        const link = findShareLink(page, name);
        await scrollToFoot(link);
        await link.evaluate((element) => element.focus({ preventScroll: true }));
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect.poll(() => isClear(link)).toBe(true);
      }
    });

    test(`a focused link is scrolled clear of a ${tone} notice that appears`, async ({ page }) => {
      const link = findShareLink(page, words.articles.microblog);
      await scrollToFoot(link);
      await link.evaluate((element) => element.focus({ preventScroll: true }));
      for (const title of ['First', 'Second']) await show(page, title, tone);
      await expect.poll(() => isClear(link)).toBe(true);
    });
  });

test('notices of both kinds have no axe violations, and not only their colours differ', async ({
  page,
}) => {
  await show(page, 'Saved');
  await show(page, 'Broken', 'destructive');
  expect((await readSign(notice(page, 'Broken'))).content).toContain('!');
  expect((await readSign(notice(page, 'Saved'))).content).toBe('none');
  await expectAccessible(page, '[data-notices]');
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark' } });

  test('a notice has a border on every side and a symbol in the colour of its text', async ({
    page,
  }) => {
    await show(page, 'Broken', 'destructive');
    const { borderWidth, color } = await notice(page, 'Broken').evaluate((element) => {
      const { borderWidth, color } = getComputedStyle(element);
      return { borderWidth, color };
    });
    for (const width of borderWidth.split(' '))
      expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(1);
    expect(await readSign(notice(page, 'Broken'))).toMatchObject({ color });
  });
});

test('with reduced motion, a notice appears at once', async ({ page }) => {
  await show(page, 'First');
  const moving = await notice(page, 'First').evaluate((element) =>
    element.getAnimations().some((animation) => animation.playState === 'running'),
  );
  expect(moving).toBe(false);
});
