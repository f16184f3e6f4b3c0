import { dropControls } from '../../content/escape-html.ts';
import { type DutyWords, formatDays, formatLaw } from './duty-words.ts';
import type { Calendar } from './model/calendar.ts';

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

/** Builds the table of all duties as comma-separated values (RFC 4180). */
export function buildDutyTable(calendar: Calendar, words: DutyWords): string {
  const { where, when, duty, who, form, law, note, checked, source } = words.calendars;
  const rows = calendar.jurisdictions.flatMap((jurisdiction) =>
    jurisdiction.duties.map((item) => [
      jurisdiction.name,
      formatDays(item, words),
      item.duty,
      item.who ?? '',
      item.form ?? '',
      formatLaw(item, words) ?? '',
      item.law?.source.url ?? '',
      item.note ?? '',
      item.checked,
    ]),
  );
  return `${byteOrderMark}${[[where, when, duty, who, form, law, source, note, checked], ...rows]
    .map((cells) => `${cells.map(formatCell).join(',')}\r\n`)
    .join('')}`;
}
