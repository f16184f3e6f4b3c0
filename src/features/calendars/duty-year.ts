import { type CalendarDate, compareDates, joinDate, splitDate } from '../../content/dates.ts';
import { listDays } from './duty-days.ts';
import type { Duty } from './model/calendar.ts';

/** Duties with more dates than this count as monthly. */
const mostDates = 6;

export const isMonthly = ({ months }: Pick<Duty, 'months'>) => months.length > mostDates;

/** @returns whether a place is a state, not a country */
export const isState = ({ code }: { code: string }) => code.includes('-');

/** @returns whether a place is the other or a part of it, so that the duties of the other apply */
export const isPartOf = (code: string, other: string) => `${code}-`.startsWith(`${other}-`);

/** A line of the calendar: a duty, or what several states ask on one subject and day. */
export interface DutyLine {
  /** Undefined for what recurs every month. */
  date: CalendarDate | undefined;
  duties: Duty[];
}

/** What states ask on one subject and day is one line. */
const joinStates = (duties: Duty[]) => [
  ...Map.groupBy(duties, ({ id, place, day, subject }) =>
    isState(place) && subject ? `${day} ${subject}` : id,
  ).values(),
];

/** @returns the monthly duties by day */
export const listMonthly = (duties: Duty[]): DutyLine[] =>
  joinStates(duties.filter(isMonthly).sort((a, b) => a.day - b.day)).map((joined) => ({
    date: undefined,
    duties: joined,
  }));

/** @returns the other duties of twelve months from a day on, by month; no month is empty */
export function listMonths(duties: Duty[], today: CalendarDate) {
  const [year, month, day] = splitDate(today);
  const end = joinDate(year + 1, month, day);
  const dates = duties
    .filter((duty) => !isMonthly(duty))
    .flatMap((duty) =>
      [year, year + 1].flatMap((of) => listDays(duty, of).map((date) => ({ duty, date }))),
    )
    .filter(({ date }) => date >= today && date < end)
    .sort((a, b) => compareDates(a.date, b.date));
  return [...Map.groupBy(dates, ({ date }) => date.slice(0, 7)).values()].map((own) =>
    [...Map.groupBy(own, ({ date }) => date)].flatMap(([date, ofDay]) =>
      joinStates(ofDay.map(({ duty }) => duty)).map(
        (joined): DutyLine => ({ date, duties: joined }),
      ),
    ),
  );
}

const fewest = 5;

/** @returns the duties that are marked as important; the first five if none is */
export function listImportant(duties: Duty[]) {
  const important = duties.filter((duty) => duty.important);
  return important.length > 0 ? important : duties.slice(0, fewest);
}
