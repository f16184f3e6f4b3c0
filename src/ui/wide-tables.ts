const table = /<table>[\s\S]*?<\/table>/g;
const columnHead = /<th\b[^>]*>([\s\S]*?)<\/th>/g;

/**
 * Puts every table of a rendered Markdown text into a frame of its own, which scrolls sideways
 * where the window is too narrow (WCAG 1.4.10 allows that for tables) and which the keyboard
 * reaches (2.1.1). The frame is named by the heads of the table's columns.
 */
export const wrapTables = (html: string) =>
  html.replace(table, (whole) => {
    const heads = [...whole.matchAll(columnHead)]
      .map(([, head]) => (head ?? '').replace(/<[^>]*>/g, '').trim())
      .filter((head) => head !== '');
    const name = `Table: ${heads.join(', ')}`.replaceAll('"', '&quot;');
    return `<div class="table-frame" role="group" aria-label="${name}" tabindex="0">${whole}</div>`;
  });
