import { expect, test } from '@playwright/test';
import { listPaths } from '../../../tools/built-site.ts';
import { readSite } from '../../support/read-site.ts';
import { listRoutesOf } from '../../support/routes.ts';
import { needs } from './needs.ts';

const { paths } = readSite();
const pages = [
  paths.calendar,
  paths.law,
  paths.whereWeOperate,
  paths.businessSectors,
  ...listRoutesOf('openings').map(({ path }) => path),
].filter((path) => listPaths().includes(path));

/** How far texts may move sideways where they are centred, which no visitor sees. */
const unseen = 0.001;

for (const path of pages)
  test(`nothing on ${path} moves when its font arrives late`, async ({ page }) => {
    needs('the texts of the sample');
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(() => {
      const moved: number[] = [];
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries)
          moved.push((entry as PerformanceEntry & { value: number }).value);
      };
      const shifts = new PerformanceObserver((list) => add(list.getEntries()));
      shifts.observe({ type: 'layout-shift' });
      const readMoved = () => {
        add(shifts.takeRecords());
        return moved.reduce((sum, value) => sum + value, 0);
      };
      Object.assign(window, { readMoved });
    });
    let send = () => {};
    const shown = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await shown;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    // A text of several lines waits for its font no longer than this.
    await page.waitForFunction(() => performance.now() > 500);
    send();
    const moved = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { readMoved: () => number }).readMoved();
    });
    expect(moved).toBeLessThan(unseen);
  });
