import { expect, test } from 'vitest';
import { find, listPaths, readPage, textOf } from '../../../tools/built-site.ts';
import { readSiteOf } from '../../support/read-site.ts';

/** @returns patterns of a day and a month in words: in the order of the locale, and in the other one */
function findOrders(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
  const partsOf = (month: number) => format.formatToParts(new Date(2025, month, 1));
  const order = partsOf(0).map(({ type }) => type);
  const months = Array.from(
    { length: 12 },
    (_, month) => partsOf(month).find(({ type }) => type === 'month')?.value,
  ).join('|');
  const dayFirst = new RegExp(`(?<!\\p{N})\\d{1,2}\\.?\\s(${months})(?![\\p{L}\\p{M}])`, 'gu');
  const monthFirst = new RegExp(`(?<![\\p{L}\\p{M}])(${months})\\s\\d{1,2}(?!\\p{N})`, 'gu');
  return order.indexOf('day') < order.indexOf('month')
    ? { usual: dayFirst, other: monthFirst }
    : { usual: monthFirst, other: dayFirst };
}

test('the dates of a page all have one form', () => {
  for (const path of listPaths()) {
    const { usual, other } = findOrders(readSiteOf(path).words.formats.dates);
    // In a table a day may stand before the month of the next cell.
    const text = textOf(find(readPage(path), 'main'), '[lang]');
    const mixed = text.replaceAll(usual, '…').match(other) ?? [];
    expect(text.replaceAll(other, '…').match(usual) ? mixed : [], path).toEqual([]);
  }
});
