import { expect, test } from '@playwright/test';
import { readPageData } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { listOpeningRoutes } from '../../support/routes.ts';
import { needs } from './needs.ts';
import { watchErrors } from './visit.ts';

const { words, paths } = readSite();

test('the feed opened in a browser is a readable page', async ({ page }) => {
  await page.goto(paths.feed);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    readPageData('blogs').heading,
  );
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByText(words.articles.feedHelp)).toBeVisible();
  await expect(page.locator('body')).not.toHaveCSS('max-width', 'none');
  const newest = page.getByRole('article').first().getByRole('link');
  expect(await newest.getAttribute('href')).toMatch(
    new RegExp(`^https://.+${paths.article(0).replace('0', '')}\\d+$`),
  );
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
