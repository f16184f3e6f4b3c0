import { dropControls } from './escape-html.ts';

/** Tells spreadsheet programs that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Writes a cell. An apostrophe keeps spreadsheets from computing a text that begins like a formula:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function formatCell(text: string) {
  const plain = text
    .split(/\r\n|\r|\n/)
    .map(dropControls)
    .join('\n');
  const cell = /^\s*[=+\-@]/.test(plain) ? `'${plain}` : plain;
  return /["',\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Builds a table as comma-separated values (RFC 4180).
 * @param rows the first with the headings
 */
export const buildCsv = (rows: string[][]): string =>
  `${byteOrderMark}${rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')}`;
