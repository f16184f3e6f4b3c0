import { expect, test } from '@playwright/test';
import { findCut, findOutside, findOverflow } from './overflow.ts';
import { everyKind } from './visit.ts';

// Text at twice its size, as visitors can set it in the browser (WCAG 1.4.4).
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

// 640 px with this text size is equivalent to 320 px with the normal one (WCAG 1.4.10). 320 px is
// the smallest phone, whose owner may need large text.
const widths = [320, 640, 1280];

test('text at 200 % is neither clipped nor wider than the window', async ({ page }) => {
  test.slow();
  for (const path of everyKind) {
    await page.goto(path);
    const size = await page.locator('html').evaluate((root) => getComputedStyle(root).fontSize);
    expect(size).toBe('32px');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${path} at ${width} px`;
      expect(await findOverflow(page), where).toBe('');
      expect(await findCut(page), where).toEqual([]);
      // The header is fixed: what is beyond the window's edge cannot be scrolled into view.
      expect(await findOutside(page), where).toEqual([]);
      expect((await page.getByRole('banner').boundingBox())?.height, where).toBeLessThan(800);
    }
  }
});

test('at 320 px the buttons of the header and its open panel stay inside the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  await page.locator('[data-panel] > summary').click();
  expect(await findOutside(page)).toEqual([]);
});
