import { commonYear, listDays } from './duty-days.ts';
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

/** A date of a duty in any year; monthly duties have none. */
export interface DutyDate extends PlacedDuty {
  month: number;
  day: number;
}

/** The duties of every month, or the dates of one month. */
export interface MonthGroup {
  /** 1 to 12, or 0 for every month. */
  month: number;
  rows: (PlacedDuty | DutyDate)[];
}

/** @returns every duty of several calendars, in their order */
export const listDuties = (calendars: Pick<Calendar, 'jurisdictions'>[]): PlacedDuty[] =>
  calendars.flatMap(({ jurisdictions }) =>
    jurisdictions.flatMap(({ code, name, duties }) =>
      duties.map((duty) => ({ duty, place: { code, name } })),
    ),
  );

/** @returns the dates of the duties that are not monthly, the earliest first */
export const listDates = (duties: PlacedDuty[]): DutyDate[] =>
  duties
    .filter(({ duty }) => !isMonthly(duty))
    .flatMap((placed) =>
      listDays(placed.duty, commonYear).map(({ month, day }) => ({ ...placed, month, day })),
    )
    .sort((a, b) => a.month - b.month || a.day - b.day);

/** @returns the monthly duties by day, then the dates of each month; no group is empty */
export function groupByMonth(duties: PlacedDuty[]): MonthGroup[] {
  const monthly = duties
    .filter(({ duty }) => isMonthly(duty))
    .sort((a, b) => a.duty.day - b.duty.day);
  const months = Map.groupBy(listDates(duties), ({ month }) => month);
  return [
    { month: 0, rows: monthly },
    ...[...months].map(([month, rows]) => ({ month, rows })),
  ].filter(({ rows }) => rows.length > 0);
}

const fewest = 5;

/** @returns the duties that are marked as important; the first five if none is */
export function listImportant(duties: PlacedDuty[]): PlacedDuty[] {
  const important = duties.filter(({ duty }) => duty.important);
  return important.length > 0 ? important : duties.slice(0, fewest);
}
