import { expect, type Page } from '@playwright/test';
import { listPaths, readPage } from '../../../tools/built-site.ts';
import { needs } from './needs.ts';
import { test } from './site-page.ts';

/** Finds the page with the most elements that match. */
const findPage = (selector: string) =>
  listPaths()
    .map((path) => ({ path, count: readPage(path).querySelectorAll(selector).length }))
    .sort((a, b) => b.count - a.count)
    .find(({ count }) => count > 0)?.path;

/** Opens the text with most references. */
async function openReading(page: Page) {
  const path = findPage('.noted-text [role=note]');
  needs('a text with references', path !== undefined);
  await page.goto(path ?? '');
}

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const findBoxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element): Box => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

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
    const notes = await findBoxes(page, '.noted-text [role=note]');
    const others = await findBoxes(page, '.noted-margin, .prose > :not([role=note])');
    const boxes = [...notes, ...others.filter(({ top, bottom }) => bottom > top)];
    for (const note of notes) {
      expect(note.bottom).toBeGreaterThan(note.top);
      expect(boxes.filter((box) => box !== note && overlap(box, note))).toEqual([]);
    }
    // Unless other notes are in the way.
    const [note] = await findBoxes(page, '.noted-text p [role=note]');
    const [citation] = await findBoxes(page, '.noted-text p:has([role=note]) [role=doc-noteref]');
    if (note && citation) expect(note.top - citation.top).toBeGreaterThan(-40);
  }
});

test('headings in the margin are beside their texts and do not overlap', async ({ page }) => {
  const path = findPage('.noted-hung .prose > h2 + * ~ h2');
  needs('a text with headings beside it', path !== undefined);
  await page.goto(path ?? '');
  const headings = await findBoxes(page, '.noted-hung .prose > h2');
  const texts = await findBoxes(page, '.noted-hung .prose > h2 + *');
  for (const [index, { top, bottom }] of headings.entries()) {
    expect(Math.abs(top - (texts[index]?.top ?? 0))).toBeLessThan(12);
    expect(bottom).toBeLessThan(headings[index + 1]?.top ?? Number.POSITIVE_INFINITY);
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

test('a long list of laws is folded on a phone, opened by a citation', async ({ page }) => {
  const folded = findPage('[data-law] details li');
  needs('a page with a long list of laws', folded !== undefined);
  await page.goto(folded ?? '');
  const entries = page.locator('[data-law] li');
  const summary = page.locator('[data-law] summary');
  await expect(entries.last()).toBeVisible();
  await expect(summary).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 640, height: 900 });
  await expect(entries.last()).toBeVisible();
  await expect(summary).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(entries.last()).toBeHidden();
  await openCitation(page);
});
