import { expect } from '@playwright/test';
import { listPagesWithState } from '../../../tools/built-site.ts';
import { test } from './site-page.ts';
import { waitForIslands } from './visit.ts';

for (const path of listPagesWithState()) {
  test(`${path} is painted before any script of its islands is requested`, async ({ page }) => {
    await page.goto(path);
    await waitForIslands(page);
    const { painted, requested } = await page.evaluate(async () => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      requested: performance
        .getEntriesByType('resource')
        .filter(
          ({ name }) =>
            name.endsWith('.js') && !document.querySelector(`[src="${new URL(name).pathname}"]`),
        )
        .map(({ startTime }) => startTime),
    }));
    expect(requested.length).toBeGreaterThan(2);
    expect(Math.min(...requested)).toBeGreaterThan(painted);
  });
}
