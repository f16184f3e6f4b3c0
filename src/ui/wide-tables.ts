import { fill } from '../content/words/fill.ts';
import { formatList } from '../content/words/format-list.ts';
import type { WordsOf } from '../content/words/words.ts';

const table = /<table>[\s\S]*?<\/table>/g;
const columnHeading = /<th\b[^>]*>([\s\S]*?)<\/th>/g;

/**
 * Wraps every table of rendered Markdown in a frame that scrolls sideways in narrow windows, which
 * WCAG 1.4.10 allows for tables, and that can take the focus, so that keyboard users can scroll it
 * (2.1.1). The column headings label the frame.
 */
export const wrapTables = (html: string, { ui, language }: WordsOf<'ui'>) =>
  html.replace(table, (whole) => {
    const headings = [...whole.matchAll(columnHeading)]
      .map(([, heading]) => (heading ?? '').replace(/<[^>]*>/g, '').trim())
      .filter((heading) => heading !== '');
    const label = fill(ui.table, { headings: formatList(headings, language) }).replaceAll(
      '"',
      '&quot;',
    );
    return `<div class="table-frame" role="group" aria-label="${label}" tabindex="0">${whole}</div>`;
  });
