import { type CalendarDate, compareDates } from '../../content/dates.ts';
import { type Figure, listRoots } from './law-figure.ts';

/** Height of the figure: the ground is at its lower edge. */
export const ground = 300;
/** Where the oldest law begins. */
const top = 22;
/** The share of the height above the days, as in `law-trees.css`. */
const enlarged = 0.66;
const toDecimal = ({ year, month, day }: CalendarDate) => year + (month - 1) / 12 + (day - 1) / 365;

/** Vertical places of years and days. */
export interface Scale {
  /** @returns where a law begins; a place near the end for one without a year */
  toStart: (year: number | undefined) => number;
  toDay: (date: CalendarDate) => number;
  /** Whether a day is the one of the headline. */
  isTurn: (date: CalendarDate | undefined) => boolean;
  oldest: number;
  /** The year with which the scale of years ends. */
  end: number;
}

/** Years by the root of their age, and from the first day of the change, days at an even distance. */
export function buildScale(figure: Figure, today: CalendarDate): Scale {
  const { since, turn } = figure;
  const years = listRoots(figure).flatMap(({ year }) => year ?? []);
  const oldest = Math.min(...years, today.year - 1);
  const [end, last] = [toDecimal(since ?? today), toDecimal(today)];
  const bottom = since ? ground * enlarged : ground;
  const toY = (time: number) =>
    time <= end
      ? bottom - (bottom - top) * Math.sqrt((end - time) / (end - oldest))
      : bottom + ((ground - bottom) * (Math.min(time, last) - end)) / Math.max(last - end, 0.01);
  return {
    toStart: (year) => Math.round(year === undefined ? bottom - 16 : toY(year)),
    toDay: (date) => Math.round(toY(toDecimal(date))),
    isTurn: (date) =>
      date !== undefined && turn !== undefined && compareDates(date, turn.date) === 0,
    oldest,
    end: Math.floor(end),
  };
}

/** Years on the axis, none nearer to the next than this. */
const nearest = 20;

/** @returns the years to name on the axis, with their places */
export function listYears({ oldest, end, toStart }: Scale) {
  const years: { year: number; y: number }[] = [];
  for (let year = Math.ceil(oldest / 25) * 25; year < end; year += year < 2000 ? 25 : 10) {
    const y = toStart(year);
    if (y - (years.at(-1)?.y ?? top) >= nearest && toStart(undefined) - y >= 8)
      years.push({ year, y });
  }
  return years;
}
