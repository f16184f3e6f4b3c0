import { type CalendarDate, splitDate } from '../../content/dates.ts';
import { type Days, listDays } from './duty-days.ts';

/** @returns the next three dates on which duties fall, today included, the earliest first, and what is due then */
export function findNextDates(duties: (Days & { duty: string })[], today: CalendarDate) {
  const [year] = splitDate(today);
  const dates = new Map<CalendarDate, string[]>();
  for (const { duty, ...days } of duties)
    for (const date of [0, 1].flatMap((next) => listDays(days, year + next)))
      if (date >= today) dates.set(date, [...(dates.get(date) ?? []), duty]);
  return [...dates]
    .map(([date, due]) => ({ date, duties: due }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, 3);
}
