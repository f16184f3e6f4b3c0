import { expect, test } from '@playwright/test';
import { readPageData } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { listOpeningRoutes } from '../../support/routes.ts';
import { needs } from './needs.ts';
import { watchErrors } from './visit.ts';

const { paths } = readSite();

test('the feed opened in a browser is a readable page', async ({ page }) => {
  await page.goto(paths.feed);
  await expect(page.locator('channel > title')).toContainText(readPageData('blogs').heading);
  await expect(page.locator('item > title').first()).toBeVisible();
  await expect(page.locator('item > description').first()).toBeVisible();
  await expect(page.locator('item > encoded').first()).toBeHidden();
  await expect(page.locator('channel')).not.toHaveCSS('max-width', 'none');
});

test('structured data is neither executed nor blocked', async ({ page }) => {
  const [opening] = listOpeningRoutes();
  needs('an opening', opening !== undefined);
  const errors = watchErrors(page);
  await page.goto(opening?.path ?? '');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')['@graph'].length).toBeGreaterThan(3);
  expect(errors).toEqual([]);
});
