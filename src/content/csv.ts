import papa from 'papaparse';
import { dropControls } from './escape-html.ts';

/** Tells spreadsheet programs that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

const clean = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map(dropControls)
    .join('\n');

/**
 * Builds a table as comma-separated values (RFC 4180). An apostrophe keeps spreadsheets from computing a text
 * that begins like a formula: https://owasp.org/www-community/attacks/CSV_Injection
 * @param rows the first with the headings
 */
export function buildCsv(rows: string[][]) {
  const cells = rows.map((row) => row.map(clean));
  return `${byteOrderMark}${papa.unparse(cells, { escapeFormulae: /^\s*[=+\-@]/ })}\r\n`;
}
