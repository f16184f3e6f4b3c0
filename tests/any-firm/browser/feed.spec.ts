import { expect } from '@playwright/test';
import { readPageData } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { test } from './site-page.ts';

const { paths } = readSite();

test('the feed opened in a browser is a readable page', async ({ page }) => {
  await page.goto(paths.feed);
  await expect(page.locator('channel > title')).toContainText(readPageData('blogs').heading);
  await expect(page.locator('item > title').first()).toBeVisible();
  await expect(page.locator('item > description').first()).toBeVisible();
  await expect(page.locator('item > encoded').first()).toBeHidden();
  await expect(page.locator('channel')).not.toHaveCSS('max-width', 'none');
});
