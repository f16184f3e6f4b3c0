import { expect, test } from '@playwright/test';
import { readPage } from '../../../tools/built-site.ts';
import { readSite } from '../../support/read-site.ts';
import { needs } from './needs.ts';
import { everyKind } from './visit.ts';

const { before } = readSite().words.caseStudies;

/** Pages that show a result of a case study with the tree of the practices. */
const withResult = everyKind.filter((path) => {
  const main = readPage(path).querySelector('main');
  const labels = main?.querySelectorAll('*').map(({ text }) => text);
  return labels?.includes(before) && main?.querySelector('.banyan');
});

test('on a phone the result is above the tree of the practices', async ({ page }) => {
  needs('a page with a result and the tree', withResult.length > 0);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of withResult) {
    await page.goto(path);
    const main = page.getByRole('main');
    const result = await main.getByText(before, { exact: true }).first().boundingBox();
    const tree = await main.locator('.banyan').first().boundingBox();
    expect(result?.y, path).toBeLessThan(tree?.y ?? 0);
  }
});
