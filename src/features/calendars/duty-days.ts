import { type CalendarDate, compareDates, countDays } from '../../content/dates.ts';
import type { Duty } from './model/calendar.ts';

/** A year in which February has 28 days. */
export const commonYear = 2027;

export type Days = Pick<Duty, 'day' | 'months' | 'isLastDay'>;

const dayIn = ({ day, isLastDay }: Days, year: number, month: number): CalendarDate => ({
  year,
  month,
  day: isLastDay ? countDays(year, month) : day,
});

/** @returns every day of a year on which a duty falls, the earliest first */
export const listDays = (duty: Days, year: number): CalendarDate[] =>
  duty.months.map((month) => dayIn(duty, year, month));

/** @returns the first day on which a duty falls, on or after a date */
export function findFirstDay(duty: Days, from: CalendarDate): CalendarDate {
  const days = [...listDays(duty, from.year), ...listDays(duty, from.year + 1)];
  const first = days.find((day) => compareDates(day, from) >= 0);
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
