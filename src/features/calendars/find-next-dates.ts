import { type CalendarDate, compareDates } from '../../content/dates.ts';
import { type Days, listDays } from './duty-days.ts';
import { isPartOf, isState } from './duty-year.ts';

/** A duty as the script in the page knows it. */
export interface NamedDays extends Days {
  duty: string;
  /** Code of the place. */
  code: string;
  subject?: string | undefined;
}

/** A date, and what is due on it. */
export interface NextDate {
  date: CalendarDate;
  duties: string[];
}

/**
 * @param place code of the chosen place, or `all`
 * @param subject id of the chosen subject, or `all`
 * @returns the duties of both. Of all places, those of states only if countries have none: states
 *   have dates of their own
 */
export function chooseDays(duties: NamedDays[], place: string, subject: string): NamedDays[] {
  const chosen = duties.filter((duty) => subject === 'all' || duty.subject === subject);
  if (place !== 'all') return chosen.filter(({ code }) => isPartOf(place, code));
  const ofCountries = chosen.filter((duty) => !isState(duty));
  return ofCountries.length > 0 ? ofCountries : chosen;
}

/** @returns the next dates on which duties fall, today included, the earliest first */
export function findNextDates(duties: NamedDays[], today: CalendarDate, count = 3): NextDate[] {
  const all: NextDate[] = [];
  for (const { duty, ...days } of duties)
    for (const date of [...listDays(days, today.year), ...listDays(days, today.year + 1)]) {
      if (compareDates(date, today) < 0) continue;
      const same = all.find((one) => compareDates(one.date, date) === 0);
      if (same) same.duties.push(duty);
      else all.push({ date, duties: [duty] });
    }
  return all.sort((a, b) => compareDates(a.date, b.date)).slice(0, count);
}
