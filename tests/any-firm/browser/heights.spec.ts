import { expect } from '@playwright/test';
import { listPaths } from '../../../tools/built-site.ts';
import { readSites } from '../../support/read-site.ts';
import { listRoutesOf } from '../../support/routes.ts';
import { test } from './site-page.ts';

const pathsOf = (kind: 'services' | 'articles' | 'legal') =>
  readSites().flatMap((site) => listRoutesOf(kind, site).map(({ path }) => path));

const services = pathsOf('services');
const texts = [...pathsOf('articles'), ...pathsOf('legal')];

/** The most pixels of a page in a window of that width. */
const windows = [
  { width: 1280, height: 800, most: { service: 7000, other: 6000 } },
  { width: 390, height: 844, most: { service: 10_000, other: 8000 } },
];

for (const { most, ...size } of windows)
  test(`at ${size.width} px no page is longer than is read, articles and legal pages excepted`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of listPaths().filter((each) => !texts.includes(each))) {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const limit = services.includes(path) ? most.service : most.other;
      expect.soft(height, path).toBeLessThanOrEqual(limit);
    }
  });
