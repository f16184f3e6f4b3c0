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
for (const width of [320, 640, 1280])
  test(`text at 200 % is neither clipped nor wider than a window of ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const path of everyKind) {
      await page.goto(path);
      const size = await page.locator('html').evaluate((root) => getComputedStyle(root).fontSize);
      expect(size).toBe('32px');
      expect(await findOverflow(page), path).toBe('');
      expect(await findCut(page), path).toEqual([]);
      // The header is fixed: what is beyond its edge cannot be scrolled into view.
      const controls = page.getByRole('banner').locator(':is(a, summary, button):visible');
      for (const control of await controls.all())
        await expect(control, path).toBeInViewport({ ratio: 1 });
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
