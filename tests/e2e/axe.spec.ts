import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { routes } from '../routes.ts';
import { waitForIslands } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 768, 1280];

/** Every rule that axe turns on, and two that it leaves to the asking. */
async function findFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // One page without frames: the other mode opens a blank page for each run.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
}

async function expectNoFaults(page: Page) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(
      (isDark) => document.documentElement.classList.toggle('dark', isDark),
      theme === 'dark',
    );
    expect(await findFaults(page), `${theme}, ${page.viewportSize()?.width} px`).toEqual([]);
  }
}

for (const path of [...routes.map((route) => route.path), '/no/such/page', '/blog/15'])
  test(`${path} has no fault`, async ({ page }) => {
    await page.goto(path);
    await waitForIslands(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoFaults(page);
    }
  });

for (const width of widths)
  test(`open menus have no fault at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/services/legal-services');
    const closed = page.locator('header details:not([open]) > summary:visible');
    while ((await closed.count()) > 0) await closed.first().click();
    await expectNoFaults(page);
  });
