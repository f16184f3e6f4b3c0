import { countDays } from '../../content/dates.ts';
import { commonYear, listDays } from './duty-days.ts';
import { type DutyDate, isMonthly, listDates, type PlacedDuty } from './duty-year.ts';

/** A position in the year: 0 is its start, 1 its end. */
type Position = number;

/** The dates of one day. */
export interface DayGroup {
  month: number;
  day: number;
  at: Position;
  dates: DutyDate[];
  /** The dates by the label that they share. */
  rows: { label: string; dates: DutyDate[] }[];
  /** Rows between the line of the year and this group. */
  level: number;
  /** Whether the labels are before the day, because the year ends after it. */
  isBefore: boolean;
}

/** What is drawn on one side of the line of the year. */
export interface Side {
  /** Dash patterns of the monthly duties. */
  ticks: (PlacedDuty & { dashes: string })[];
  groups: DayGroup[];
  /** The height of the groups, in rows. */
  height: number;
}

/** How much room a group takes: its width as a share of the year, its height in rows. */
export interface Room {
  width: number;
  height: number;
}

const positionOf = (month: number, day: number): Position =>
  (month - 1 + (day - 0.5) / countDays(commonYear, month)) / 12;

const spanOf = ({ at, isBefore }: DayGroup, { width }: Room) =>
  isBefore ? ([at - width, at] as const) : ([at, at + width] as const);

/**
 * Positions the dates on one side of the line. Where groups would overlap, the earlier one is farther
 * from the line, so that no pole of a day crosses a label.
 * @param labelOf the label of a date; those of a day that share it are one row
 * @param roomOf how much room a group takes
 */
export function drawSide(
  duties: PlacedDuty[],
  labelOf: (date: DutyDate) => string,
  roomOf: (group: Pick<DayGroup, 'rows' | 'dates'>) => Room,
): Side {
  const days = Map.groupBy(listDates(duties), ({ month, day }) => month * 100 + day);
  const groups = [...days.values()].flatMap((dates) => {
    const [first] = dates;
    if (!first) return [];
    const rows = [...Map.groupBy(dates, labelOf)].map(([label, same]) => ({ label, dates: same }));
    const at = positionOf(first.month, first.day);
    const isBefore = at + roomOf({ rows, dates }).width > 1;
    return [{ month: first.month, day: first.day, at, dates, rows, level: 0, isBefore }];
  });
  const placed: DayGroup[] = [];
  for (const group of groups.toReversed()) {
    const [start, end] = spanOf(group, roomOf(group));
    const near = placed
      .filter((other) => {
        const [otherStart, otherEnd] = spanOf(other, roomOf(other));
        return start < otherEnd && otherStart < end;
      })
      .map((other) => other.level + roomOf(other).height);
    group.level = Math.max(0, ...near);
    placed.push(group);
  }
  return {
    ticks: duties.filter(({ duty }) => isMonthly(duty)).map(drawTicks),
    groups,
    height: Math.max(0, ...groups.map((group) => group.level + roomOf(group).height)),
  };
}

/** Width of a tick, in thousandths of the year. */
const tickWidth = 2;

/** Draws a monthly duty as the dashes of a line that is 1000 long: a dash for each date. */
function drawTicks(placed: PlacedDuty) {
  const starts = listDays(placed.duty, commonYear).map(({ month, day }) =>
    Math.round(1000 * positionOf(month, day) - tickWidth / 2),
  );
  const gaps = starts.map((start, index) => {
    const before = starts[index - 1];
    return before === undefined ? start : start - before - tickWidth;
  });
  const dashes = ['0', ...gaps.flatMap((gap) => [gap, tickWidth]), '1000'].join(' ');
  return { ...placed, dashes };
}
