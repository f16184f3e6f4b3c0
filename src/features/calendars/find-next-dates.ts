import { type CalendarDate, splitDate } from '../../content/dates.ts';
import { type Days, listDays } from './duty-days.ts';

/** A duty of which the next dates are shown. */
export interface DutyDays extends Days {
  duty: string;
}

/** A date, and what is due on it. */
export interface NextDate {
  date: CalendarDate;
  duties: string[];
}

/** @returns the next dates on which duties fall, today included, the earliest first */
export function findNextDates(duties: DutyDays[], today: CalendarDate, count = 3): NextDate[] {
  const [year] = splitDate(today);
  const all: NextDate[] = [];
  for (const { duty, ...days } of duties)
    for (const date of [0, 1].flatMap((next) => listDays(days, year + next))) {
      if (date < today) continue;
      const same = all.find((one) => one.date === date);
      if (same) same.duties.push(duty);
      else all.push({ date, duties: [duty] });
    }
  return all.sort((a, b) => (a.date < b.date ? -1 : 1)).slice(0, count);
}
