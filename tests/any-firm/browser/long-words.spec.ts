import { expect, type Page, test } from '@playwright/test';
import { readSites } from '../../support/read-site.ts';
import { findOverflow } from './overflow.ts';
import { everyKind } from './visit.ts';

/** Browsers hyphenate longer words with their own dictionaries, which the test browser may lack. */
const longest = 22;

/** @returns words of headings and labels that are broken across two lines */
const findBrokenWords = (page: Page) =>
  page.evaluate((longest) => {
    const range = document.createRange();
    const countLines = (node: Node, start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ top }) => Math.round(top))).size;
    };
    return [...document.querySelectorAll('main :is(h1, h2, h3, dt, th, summary, button, a)')]
      .filter((element) => element.checkVisibility() && !element.closest('[href^="mailto:"]'))
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node instanceof Text)
      .flatMap((node) =>
        [...node.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
          .filter(([word]) => word.length <= longest)
          .filter(({ index, 0: word }) => countLines(node, index, index + word.length) > 1)
          .map(([word]) => word),
      );
  }, longest);

test('at 320 px no page is too wide, and no word is broken across lines', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of everyKind) {
    await page.goto(path);
    expect(await findOverflow(page), path).toBe('');
    expect(await findBrokenWords(page), path).toEqual([]);
  }
});

const german = readSites().find(({ language }) => language.code === 'de');

test('the browser hyphenates German text, but headings only in a narrow window', async ({
  page,
}) => {
  test.skip(german === undefined, 'The site has no pages in German');
  const hyphens = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).hyphens);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(german?.paths.home ?? '/');
  expect([await hyphens('main p'), await hyphens('main h1')]).toEqual(['auto', 'auto']);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect([await hyphens('main p'), await hyphens('main h1')]).toEqual(['auto', 'manual']);
});
