import { buildCsv } from '../../content/csv.ts';
import { type DutyWords, formatDays, formatLaw, formatWho } from './duty-words.ts';
import type { Calendar } from './model/calendar.ts';

/** Builds the table of all duties as comma-separated values. */
export function buildDutyTable(calendar: Calendar, words: DutyWords): string {
  const { where, when, duty, who, form, law, note, checked, source } = words.calendars;
  const rows = calendar.jurisdictions.flatMap((jurisdiction) =>
    jurisdiction.duties.map((item) => [
      jurisdiction.name,
      formatDays(item, words),
      item.duty,
      formatWho(item, words) ?? '',
      item.form ?? '',
      formatLaw(item, words) ?? '',
      item.law?.source.url ?? '',
      item.note ?? '',
      item.checked,
    ]),
  );
  return buildCsv([[where, when, duty, who, form, law, source, note, checked], ...rows]);
}
