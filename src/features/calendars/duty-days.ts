import { type CalendarDate, joinDate, splitDate } from '../../content/dates.ts';
import type { Duty } from './model/calendar.ts';

/** A year in which February has 28 days. */
export const commonYear = 2027;

export type Days = Pick<Duty, 'day' | 'months' | 'isLastDay'>;

/** @returns every day of a year on which a duty falls, the earliest first */
export const listDays = ({ day, months, isLastDay }: Days, year: number): CalendarDate[] =>
  months.map((month) => (isLastDay ? joinDate(year, month + 1, 0) : joinDate(year, month, day)));

/** @returns the first day on which a duty falls, on or after a date */
export function findFirstDay(duty: Days, from: CalendarDate): CalendarDate {
  const [year] = splitDate(from);
  const days = [...listDays(duty, year), ...listDays(duty, year + 1)];
  const first = days.find((day) => day >= from);
  if (!first) throw new Error('A duty has no months');
  return first;
}

/**
 * @returns the recurrences of a duty: its months as one series, if they are equally far apart, or as one for each
 *   month, with a suffix which is the same as long as the duty falls in that month: empty for the first
 */
export function listSeries({ months }: Pick<Days, 'months'>) {
  const interval = 12 / months.length;
  if (months.every((month, index) => month - (months[0] ?? 0) === index * interval))
    return [{ suffix: '', months }];
  return months.map((month, index) => ({
    suffix: index === 0 ? '' : `.${month}`,
    months: [month],
  }));
}

/**
 * @returns the recurrence rule of a series for calendar programs (RFC 5545, section 3.3.10). The only
 *   form is that of "monthly recurrences" in MS-OXCICAL, section 2.1.3.2.2.3: Outlook refuses several
 *   months of a year, and ical.js, which Thunderbird and Nextcloud use, computes their last days wrongly.
 */
export function formatRule({ day, months, isLastDay }: Days): string {
  const interval = 12 / months.length;
  const rule = `FREQ=MONTHLY;BYMONTHDAY=${isLastDay ? -1 : day}`;
  return interval === 1 ? rule : `${rule};INTERVAL=${interval}`;
}
