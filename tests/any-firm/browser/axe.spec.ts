import { test } from '@playwright/test';
import { findServicePage, findUnknownArticle, listRoutes } from '../../support/routes.ts';
import { everyKind, expectAccessible, waitForIslands } from './visit.ts';

const servicePage = findServicePage();

const widths = [320, 768, 1280];

for (const path of [
  ...listRoutes().map((route) => route.path),
  '/no/such/page',
  findUnknownArticle(),
])
  test(`${path} has no axe violations`, {
    tag: everyKind.includes(path) ? '@every-firm' : [],
  }, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await waitForIslands(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
  });

for (const width of widths)
  test(`open menus have no axe violations at ${width} px`, { tag: '@every-firm' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(servicePage);
    const closed = page.locator('header details:not([open]) > summary:visible');
    while ((await closed.count()) > 0) await closed.first().click();
    await expectAccessible(page);
  });
