import { type CalendarDate, compareDates, joinDate, splitDate } from '../../content/dates.ts';
import { listDays } from './duty-days.ts';
import type { Calendar, Duty } from './model/calendar.ts';

/** Duties with more dates than this count as monthly. */
const mostDates = 6;

export const isMonthly = ({ months }: Pick<Duty, 'months'>) => months.length > mostDates;

/** Where a duty applies: a country or a state. */
export interface Place {
  code: string;
  name: string;
}

export const isState = ({ code }: Pick<Place, 'code'>) => code.includes('-');

/** @returns whether a place is the other or a part of it, so that the duties of the other apply */
export const isPartOf = (code: string, other: string) => `${code}-`.startsWith(`${other}-`);

/** A duty of a place. */
export interface PlacedDuty {
  duty: Duty;
  place: Place;
}

/** A line of the calendar: a duty, or what several states ask on one subject and day. */
export interface DutyLine {
  /** Undefined for what recurs every month. */
  date: CalendarDate | undefined;
  duties: PlacedDuty[];
}

/** @returns every duty of several calendars, in their order */
export const listDuties = (calendars: Pick<Calendar, 'jurisdictions'>[]): PlacedDuty[] =>
  calendars.flatMap(({ jurisdictions }) =>
    jurisdictions.flatMap(({ code, name, duties }) =>
      duties.map((duty) => ({ duty, place: { code, name } })),
    ),
  );

/** What states ask on one subject and day is one line. */
const joinStates = (duties: PlacedDuty[]) => [
  ...Map.groupBy(duties, ({ duty, place }) =>
    isState(place) && duty.subject ? `${duty.day} ${duty.subject}` : duty.id,
  ).values(),
];

/** @returns the monthly duties by day */
export const listMonthly = (duties: PlacedDuty[]): DutyLine[] =>
  joinStates(
    duties.filter(({ duty }) => isMonthly(duty)).sort((a, b) => a.duty.day - b.duty.day),
  ).map((joined) => ({ date: undefined, duties: joined }));

/** @returns the other duties of twelve months from a day on, by month; no month is empty */
export function listMonths(duties: PlacedDuty[], today: CalendarDate) {
  const [year, month, day] = splitDate(today);
  const end = joinDate(year + 1, month, day);
  const dates = duties
    .filter(({ duty }) => !isMonthly(duty))
    .flatMap((placed) =>
      [year, year + 1].flatMap((of) =>
        listDays(placed.duty, of).map((date) => ({ ...placed, date })),
      ),
    )
    .filter(({ date }) => date >= today && date < end)
    .sort((a, b) => compareDates(a.date, b.date));
  return [...Map.groupBy(dates, ({ date }) => date.slice(0, 7)).values()].map((own) =>
    [...Map.groupBy(own, ({ date }) => date).values()].flatMap((ofDay) =>
      joinStates(ofDay).map((joined): DutyLine => ({ date: ofDay[0]?.date, duties: joined })),
    ),
  );
}

const fewest = 5;

/** @returns the duties that are marked as important; the first five if none is */
export function listImportant(duties: PlacedDuty[]): PlacedDuty[] {
  const important = duties.filter(({ duty }) => duty.important);
  return important.length > 0 ? important : duties.slice(0, fewest);
}
