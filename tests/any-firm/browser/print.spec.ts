import { expect, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { fill } from '../../../src/content/words.ts';
import { listPaths, readPage } from '../../../tools/built-site.ts';
import { findTextPage, readSite } from '../../support/site.ts';
import { findOverlaid } from './probes.ts';
import { needs, test } from './site-page.ts';
import { setTheme, visit } from './visit.ts';

const {
  firm,
  paths,
  words: { careers },
} = readSite();

/** In points, the unit of a PDF. */
const millimetre = 72 / 25.4;

/** Letters and digits alone: where a line ends, there may be a hyphen, and after a link its address. */
const findWords = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** @returns the words that a page shows on paper, as `printPdf` returns its text */
async function readPrintedWords(page: Page) {
  await page.emulateMedia({ media: 'print' });
  // The width of a sheet without its margins.
  await page.setViewportSize({ width: 657, height: 1000 });
  const text = await page.getByRole('main').evaluate((main: HTMLElement) => {
    // Words for screen readers are clipped, and not printed.
    for (const hidden of main.querySelectorAll('.sr-only')) hidden.remove();
    return main.innerText;
  });
  return findWords(text);
}

/** @returns texts that stand in a column of a few characters, after `readPrintedWords` */
const findSlivers = (page: Page) =>
  page
    .locator('main :is(p, h4, li:not(:has(p, ul)))')
    .filter({ visible: true })
    .evaluateAll((texts) =>
      texts
        .filter(({ clientWidth, clientHeight }) => clientWidth < 90 && clientHeight > clientWidth)
        .map(({ textContent }) => textContent),
    );

/** Prints a page on A4, as the browser's own dialog does with its default settings. */
async function printPdf(page: Page) {
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const lines: { text: string; end: number }[] = [];
  for (let sheet = 1; sheet <= pdf.numPages; sheet++) {
    const { items } = await (await pdf.getPage(sheet)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [across, , , , start] = item.transform;
      // Turned by a quarter, it reaches up instead.
      lines.push({ text: item.str, end: Math.abs(across) < 0.01 ? start : start + item.width });
    }
  }
  const text = findWords(lines.map(({ text }) => text).join('')).join('');
  return { sheets: pdf.numPages, lines, text };
}

/** What only works on a screen. */
const controls =
  'a[href="#main"], a[href*=".ics"], button, input, select, textarea, header, footer';

test('a page prints black on white with its URL, also in the dark theme', async ({ page }) => {
  await page.goto(findTextPage());
  await page.emulateMedia({ media: 'print' });
  await setTheme(page, 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  const line = page.getByText(canonical ?? 'no address');
  await expect(line).toBeVisible();
  await expect(line).toContainText(firm.email);
  await expect(line).toContainText(firm.phone);
  // The notes are only in the list at the end.
  await page.setViewportSize({ width: 665, height: 800 });
  await expect(page.locator('.note:visible')).toHaveCount(0);
});

test('links are printed with their URLs', async ({ page }) => {
  const leadsOut = 'main a.link[href^="http"]';
  const path = listPaths().find((path) => readPage(path).querySelector(leadsOut));
  needs('a link to another site in a text', path !== undefined);
  await page.goto(path ?? '');
  await page.emulateMedia({ media: 'print' });
  // The last, because only the list at the end has the addresses of sources.
  const link = page.locator(leadsOut).filter({ visible: true }).last();
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(written).toContain((await link.getAttribute('href')) ?? 'nowhere');
});

test('a list prints all that it has found, not only the page on the screen', async ({ page }) => {
  const items = page.locator('[data-item]');
  const shown = items.filter({ visible: true });
  await visit(page, `${paths.blogs}?page=2`);
  const count = await items.count();
  needs('articles on a second page', (await shown.count()) < count);
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(count);
  await expect(page.getByRole('main').getByRole('status')).toBeHidden();
});

for (const path of listPaths())
  test(`as a PDF, ${path} has every word on few numbered sheets`, {
    tag: [paths.article(0), paths.workWithUs, paths.calendar, paths.law].includes(path)
      ? []
      : '@nightly',
  }, async ({ page }) => {
    await visit(page, path);
    const words = await readPrintedWords(page);
    await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
    // Where to write instead of the form.
    if (path === paths.workWithUs)
      await expect(
        page.getByText(fill(careers.mailInstead, { mailbox: firm.email })),
      ).toBeVisible();
    expect(await findSlivers(page)).toEqual([]);
    // The head of a page reaches into the margin of the sheet.
    const overlaid = (await findOverlaid(page)).filter((text) => text.endsWith('overlap'));
    expect(overlaid).toEqual([]);
    const { sheets, lines, text } = await printPdf(page);
    const right = (210 - 17) * millimetre;
    expect(lines.filter((line) => line.end > right).map((line) => line.text)).toEqual([]);
    expect([...new Set(words)].filter((word) => !text.includes(word))).toEqual([]);
    expect(lines.map((line) => line.text)).toContain(`${sheets} / ${sheets}`);
    // Half a sheet of text, at least, after the first, or a picture in its place.
    const pictures = await page.locator('main figure').count();
    expect(sheets).toBeLessThanOrEqual(2 + words.length / 150 + pictures / 2);
  });
