import { expect, type Page } from '@playwright/test';
import { listPaths, readPage } from '../../../tools/built-site.ts';
import { findOverlaid } from './probes.ts';
import { needs, test } from './site-page.ts';

/** Finds the page with the most elements that match. */
const findPage = (selector: string) =>
  listPaths()
    .map((path) => ({ path, count: readPage(path).querySelectorAll(selector).length }))
    .sort((a, b) => b.count - a.count)
    .find(({ count }) => count > 0)?.path;

/** Opens the text with most references. */
async function openReading(page: Page) {
  const path = findPage('.noted [role=note]');
  needs('a text with references', path !== undefined);
  await page.goto(path ?? '');
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
}

/** Clicks the first citation. @returns the entry that it leads to */
async function openCitation(page: Page) {
  const citation = page.locator('[role=doc-noteref][id]').first();
  await citation.click();
  const entry = page.locator(`[id="${(await citation.getAttribute('href'))?.slice(1)}"]`);
  await expect(entry).toBeInViewport();
  return { citation, entry };
}

test('references are in the margin beside their sentence, and no two overlap', async ({ page }) => {
  await openReading(page);
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    expect(await findOverlaid(page)).toEqual([]);
    // Unless other notes are in the way.
    const note = await page.locator('.noted p [role=note]').first().boundingBox();
    const sentence = page.locator('.noted p:has([role=note]) [role=doc-noteref]');
    const citation = await sentence.first().boundingBox();
    expect((note?.y ?? 0) - (citation?.y ?? 0)).toBeGreaterThan(-40);
  }
});

test('on a phone a citation number links to the list at the end and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReading(page);
  await expect(page.getByRole('note').filter({ visible: true })).toHaveCount(0);
  const { citation, entry } = await openCitation(page);
  await entry.locator('[role=doc-backlink]').click();
  await expect(citation).toBeInViewport();
});

test('an entry of law is one line, which a citation opens', async ({ page }) => {
  const path = findPage('[data-law] li:has(details a)');
  needs('a page with a list of laws', path !== undefined);
  await page.goto(path ?? '');
  const { entry } = await openCitation(page);
  await expect(entry.getByRole('link').first()).toBeVisible();
});
