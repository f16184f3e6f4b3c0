import { fill } from '../content/fill.ts';
import { formatList } from '../content/language-facts.ts';
import type { WordsOf } from '../content/words.ts';

const table = /<table>[\s\S]*?<\/table>/g;
const columnHeading = /<th\b[^>]*>([\s\S]*?)<\/th>/g;
const row = /<tr>[\s\S]*?<\/tr>/g;
const cell = /<td\b([^>]*>(?:<\/td>)?)/g;
/** A column that Markdown aligns. The policy of the site forbids attributes of style. */
const aligned = / style="text-align: ?(\w+);?"/g;

/** A cell whose word may be wider than its column. */
const longCell = /<td(?![^>]*class=)(?=[^>]*>[^<]*\p{L}{23})/gu;

const escapeQuotes = (text: string) => text.replaceAll('"', '&quot;');

/**
 * Labels each cell that is not empty with its column heading, which phones show before it: a row is a
 * block there.
 */
function labelCells(html: string, headings: string[]) {
  return html.replace(row, (whole) => {
    let column = -1;
    return whole.replace(cell, (start, rest: string) => {
      column += 1;
      const heading = rest.endsWith('</td>') ? '' : headings[column];
      return column > 0 && heading ? `<td data-label="${escapeQuotes(heading)}"${rest}` : start;
    });
  });
}

/**
 * Wraps every table of rendered Markdown in a frame that scrolls sideways in narrow windows, which
 * WCAG 1.4.10 allows for tables. The frame is focusable, so that keyboard users can scroll it
 * (2.1.1). The column headings are its accessible name.
 */
export const wrapTables = (html: string, { ui, tag }: WordsOf<'ui'>) =>
  html.replace(table, (rendered) => {
    const whole = rendered.replace(aligned, (_, side) =>
      side === 'right' ? ' class="number"' : '',
    );
    const headings = [...whole.matchAll(columnHeading)].map(([, heading]) =>
      (heading ?? '').replace(/<[^>]*>/g, '').trim(),
    );
    const named = headings.filter((heading) => heading !== '');
    const label = escapeQuotes(fill(ui.table, { headings: formatList(named, tag) }));
    return `<div class="table-frame" role="group" aria-label="${label}" tabindex="0">${labelCells(whole, headings).replace(longCell, '<td class="long-words"')}</div>`;
  });
