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

/** @returns the recurrence rule of a duty for calendar programs (RFC 5545, section 3.3.10) */
export function formatRule({ day, months, isLastDay }: Days): string {
  const byDay = `BYMONTHDAY=${isLastDay ? -1 : day}`;
  return months.length === 12
    ? `FREQ=MONTHLY;${byDay}`
    : `FREQ=YEARLY;BYMONTH=${months.join(',')};${byDay}`;
}
