import { buildCsv } from '../../content/csv.ts';
import { type DutyWords, formatDays, formatLaw, formatWho } from './duty-words.ts';
import type { Calendar } from './model/calendar.ts';

/** Builds the table of all duties as comma-separated values. */
export function buildDutyTable({ duties }: Calendar, words: DutyWords): string {
  const { where, when, duty, who, form, law, note, checked, source } = words.calendars;
  const rows = duties.map((item) => [
    item.place.name,
    formatDays(item, words),
    item.duty,
    formatWho(item, words) ?? '',
    item.form ?? '',
    formatLaw(item, words) ?? '',
    item.law?.source.url ?? '',
    item.note ?? '',
    item.checked,
  ]);
  return buildCsv([[where, when, duty, who, form, law, source, note, checked], ...rows]);
}
