import { expect, test } from '@playwright/test';
import { listPaths } from '../../../tools/built-site.ts';
import { readSite } from '../../support/read-site.ts';
import { listRoutesOf } from '../../support/routes.ts';
import { needs } from './needs.ts';
import { makeGate, readShifts, waitForFrames } from './visit.ts';

const { paths } = readSite();
const pages = [
  paths.calendar,
  paths.law,
  paths.whereWeOperate,
  paths.businessSectors,
  ...listRoutesOf('openings')
    .map(({ path }) => path)
    .slice(0, 1),
].filter((path) => listPaths().includes(path));

/** How far texts may move sideways where they are centred, which no visitor sees. */
const unseen = 0.001;

for (const path of pages)
  test(`nothing on ${path} moves when its font arrives late`, async ({ page }) => {
    needs('the texts of the sample');
    await page.setViewportSize({ width: 412, height: 823 });
    const gate = makeGate();
    await page.route('**/*.woff2', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    // A text of several lines waits for its font no longer than this.
    await page.waitForFunction(() => performance.now() > 500);
    gate.open();
    await page.evaluate(() => document.fonts.ready);
    await waitForFrames(page);
    const moved = (await readShifts(page)).reduce((sum, value) => sum + value, 0);
    expect(moved).toBeLessThan(unseen);
  });
