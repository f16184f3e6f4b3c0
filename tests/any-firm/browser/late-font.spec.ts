import { expect } from '@playwright/test';
import { readSite } from '../../support/read-site.ts';
import { findTextPage } from '../../support/routes.ts';
import { test } from './site-page.ts';
import { readShifts, waitForFrames } from './visit.ts';

const { paths } = readSite();

test('nothing moves when fonts arrive late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 150));
    await route.continue();
  });
  for (const width of [320, 1280])
    for (const path of ['/', paths.whoAreWe, findTextPage()]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await waitForFrames(page);
      const moved = (await readShifts(page)).reduce((sum, value) => sum + value, 0);
      expect(moved, `${path} at ${width}`).toBeLessThan(0.001);
    }
});
