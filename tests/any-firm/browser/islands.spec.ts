import { expect, test } from '@playwright/test';
import { readSite } from '../../support/read-site.ts';
import { waitForIslands } from './visit.ts';

const { paths } = readSite();

for (const path of [paths.blogs, paths.caseStudies, paths.workWithUs]) {
  test(`${path} is on the screen before any script of its islands is asked for`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForIslands(page);
    const { painted, asked } = await page.evaluate(async () => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(2);
    expect(Math.min(...asked)).toBeGreaterThan(painted);
  });
}
