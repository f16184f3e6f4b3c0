import { expect } from '@playwright/test';
import { fill } from '../../../src/content/words/fill.ts';
import { listPagesWithState, listPaths, readHtml, readPage } from '../../../tools/built-site.ts';
import { listExamplePages } from '../../../tools/example-pages.ts';
import { isNightly } from '../../support/nightly.ts';
import { readSite } from '../../support/read-site.ts';
import { listRoutesOf } from '../../support/routes.ts';
import { mailbox } from './careers-page.ts';
import { isSample, needs } from './needs.ts';
import { millimetre, printPdf, readPrintedWords } from './pdf.ts';
import { test } from './site-page.ts';
import { examplePages } from './visit.ts';

const { firm, words, paths } = readSite();

/** Counts without parsing, because every worker does. */
const countLetters = (path: string) =>
  readHtml(path).replaceAll(/<(script|style|svg)\b.*?<\/\1>|<[^>]+>/gs, '').length;

/** @returns the path of the page with most text, in a list */
const findLongest = (pages: string[]) =>
  pages.toSorted((a, b) => countLetters(b) - countLetters(a)).slice(0, 1);

/** What only works on a screen. A summary that is a heading is content; any other is only a control. */
const controls =
  'a[href="#main"], button, input, select, textarea, summary:not(:has(h2, h3, h4)), header, footer';

for (const path of [...listPagesWithState(), paths.article(0)])
  test(`${path} prints nothing that only works on a screen`, async ({ site }) => {
    await site.open(path, 'print');
    await expect(site.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(site.page.locator(controls).filter({ visible: true })).toHaveCount(0);
    if (path !== paths.workWithUs) return;
    // Where to write instead of the form.
    await expect(site.page.getByText(fill(words.careers.mailInstead, { mailbox }))).toBeVisible();
  });

test('a page prints black on white with its URL, also in the dark theme', async ({ site }) => {
  const { page } = site;
  await site.open(paths.article(0), 'print');
  await site.setTheme('dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'oklch(1 0 0)');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  const line = page.getByText(canonical ?? 'no address');
  await expect(line).toBeVisible();
  await expect(line).toContainText(firm.email);
  await expect(line).toContainText(firm.phone);
  // The notes are only in the list at the end.
  await site.setSize(665);
  await expect(page.locator('.note:visible')).toHaveCount(0);
});

test('links are printed with their URLs', async ({ site }) => {
  const leadsOut = 'main a.link[href^="http"]';
  const path = listPaths().find((path) => readPage(path).querySelector(leadsOut));
  needs('a link to another site in a text', path !== undefined);
  await site.open(path ?? '', 'print');
  // The last, because only the list at the end has the addresses of sources.
  const link = site.page.locator(leadsOut).filter({ visible: true }).last();
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(written).toContain((await link.getAttribute('href')) ?? 'nowhere');
});

test('on paper, every table of a text fits between the margins', async ({ site }) => {
  const withTable = (isNightly ? listPaths() : examplePages).filter((path) =>
    readPage(path).querySelector('.prose table'),
  );
  needs('a table in a text', withTable.length > 0);
  for (const path of withTable) {
    await site.open(path, 'print');
    // A4 without the margins of the sheet.
    await site.setSize(665);
    const wide = site.page
      .locator('.prose .table-frame')
      .evaluateAll(
        (frames) => frames.filter((frame) => frame.scrollWidth > frame.clientWidth + 1).length,
      );
    expect(await wide, path).toBe(0);
  }
});

/** How many sheets a page of the sample may have. */
const limits: { pages: string[]; most: number }[] = isSample
  ? [
      { pages: listRoutesOf('services').map(({ path }) => path), most: 5 },
      { pages: listRoutesOf('articles').map(({ path }) => path), most: 6 },
      // With the longest notice.
      { pages: [paths.article(3)], most: 5 },
      { pages: listRoutesOf('legal').map(({ path }) => path), most: 6 },
      { pages: listRoutesOf('openings').map(({ path }) => path), most: 2 },
    ]
  : [];
const limited = limits.flatMap(({ pages }) => (isNightly ? pages : findLongest(pages)));

for (const path of new Set([...listExamplePages(), ...limited]))
  test(`as a PDF, ${path} has every word on few numbered sheets`, async ({ site }) => {
    await site.open(path);
    const words = await readPrintedWords(site.page);
    const { sheets, lines, text } = await printPdf(site.page);
    const right = (210 - 17) * millimetre;
    expect(lines.filter((line) => line.end > right).map((line) => line.text)).toEqual([]);
    expect([...new Set(words)].filter((word) => !text.includes(word))).toEqual([]);
    expect(lines.map((line) => line.text)).toContain(`${sheets} / ${sheets}`);
    const own = limits.filter(({ pages }) => pages.includes(path)).map(({ most }) => most);
    // Half a sheet of text, at least, after the first.
    expect(sheets).toBeLessThanOrEqual(Math.min(2 + words.length / 150, ...own));
  });
