import { commonYear, listDays } from './duty-days.ts';
import type { Calendar, Duty, Jurisdiction } from './model/calendar.ts';

/**
 * Duties with more dates than this count as monthly and are drawn as ticks, the others as marks.
 */
const mostMarks = 6;

/** Marks that are fewer days apart are stacked. */
const nearest = 10;

/** A position in the year, in months from its start: the middle of January is 0.5. */
type Position = number;

interface Mark {
  duty: Duty;
  /** Name of the country or state. */
  name: string;
  month: number;
  day: number;
  at: Position;
  /** 0 is next to the line of the year; higher levels are farther away. */
  level: number;
}

/** What is drawn on one side of the line of the year. */
export interface Side {
  /** The dates of monthly duties. */
  ticks: Position[];
  marks: Mark[];
  levels: number;
}

export const isState = ({ code }: Pick<Jurisdiction, 'code'>) => code.includes('-');

export const isMonthly = ({ months }: Pick<Duty, 'months'>) => months.length > mostMarks;

const positionOf = (month: number, day: number): Position =>
  month - 1 + (day - 0.5) / new Date(Date.UTC(commonYear, month, 0)).getUTCDate();

function drawSide(jurisdictions: Jurisdiction[]): Side {
  const days = jurisdictions.flatMap(({ name, duties }) =>
    duties.flatMap((duty) =>
      listDays(duty, commonYear).map(({ month, day }) => ({
        ...{ duty, name, month, day },
        at: positionOf(month, day),
      })),
    ),
  );
  const ticks = days.filter(({ duty }) => isMonthly(duty)).map(({ at }) => at);
  const marks: Mark[] = [];
  for (const day of days.filter(({ duty }) => !isMonthly(duty)).sort((a, b) => a.at - b.at)) {
    const near = marks.filter(({ at }) => (day.at - at) * 30 < nearest);
    const taken = new Set(near.map(({ level }) => level));
    let level = 0;
    while (taken.has(level)) level += 1;
    marks.push({ ...day, level });
  }
  return {
    ticks: [...new Set(ticks)].sort((a, b) => a - b),
    marks,
    levels: Math.max(0, ...marks.map(({ level }) => level + 1)),
  };
}

/** Positions the dates of a year: those of countries above the line, those of states below it. */
export const drawYear = ({ jurisdictions }: Pick<Calendar, 'jurisdictions'>) => ({
  national: drawSide(jurisdictions.filter((jurisdiction) => !isState(jurisdiction))),
  state: drawSide(jurisdictions.filter(isState)),
});

/** Width of a tick, in thousandths of the year. */
const tickWidth = 2;

/**
 * @param ticks in months of the year, the earliest first
 * @returns gaps and dashes of a line that is 1000 long: a dash for each tick
 */
export function formatDashes(ticks: Position[]) {
  const starts = ticks.map((at) => Math.round((1000 * at) / 12 - tickWidth / 2));
  const gaps = starts.map((start, index) => {
    const before = starts[index - 1];
    return Math.max(0, before === undefined ? start : start - before - tickWidth);
  });
  return ['0', ...gaps.flatMap((gap) => [gap, tickWidth]), '1000'].join(' ');
}
