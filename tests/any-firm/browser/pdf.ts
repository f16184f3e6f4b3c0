import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** In points, the unit of a PDF. */
export const millimetre = 72 / 25.4;

/** Letters and digits alone: where a line ends, there may be a hyphen, and after a link its address. */
const findWords = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** @returns the words that a page shows on paper, as `printPdf` returns its text */
export async function readPrintedWords(page: Page) {
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

/** Prints a page on A4, as the browser's own dialog does with its default settings. */
export async function printPdf(page: Page) {
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const lines: { text: string; end: number }[] = [];
  for (let sheet = 1; sheet <= pdf.numPages; sheet++) {
    const { items } = await (await pdf.getPage(sheet)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [across, , , , x] = item.transform;
      // Turned by a quarter, it reaches up instead.
      lines.push({ text: item.str, end: Math.abs(across) < 0.01 ? x : x + item.width });
    }
  }
  return {
    sheets: pdf.numPages,
    lines,
    text: findWords(lines.map(({ text }) => text).join('')).join(''),
  };
}
