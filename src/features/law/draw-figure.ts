import { type CalendarDate, compareDates } from '../../content/dates.ts';
import type { Law } from '../../content/law/law.ts';
import { type Figure, listRoots, type Wing } from './law-figure.ts';
import type { EndedRoot, Root, Tree } from './law-trees.ts';
import { axisRoom } from './lay-out-figure.ts';

/** Height of the figure, with the ground below; the oldest law; where days begin, of the height. */
export const ground = 300;
const top = 22;
const enlarged = 0.66;
/** Room in which a root bends into what replaced it. */
const bend = 30;

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

/** @returns places from the middle outwards, so that the oldest is the stem: 0, 1, -1, 2 … */
const placeOf = (index: number) => Math.ceil(index / 2) * (index % 2 === 1 ? 1 : -1);

const round = (value: number) => Math.round(value * 10) / 10;

/** @returns the horizontal place of each law */
const placeLaws = (count: number, step: number, width: number) => {
  const middle = width / 2 - (count % 2 === 0 ? step / 2 : 0);
  return (index: number) => round(middle + placeOf(index) * step);
};

/** A law: down from its year, where it branches off the older one beside it. */
function drawLaw(
  index: number,
  y: number,
  end: number,
  isDated: boolean,
  toX: (index: number) => number,
) {
  const x = toX(index);
  const from = index === 0 || !isDated ? x : toX(Math.max(index - 2, 0));
  const height = round(Math.min(Math.abs(x - from) * 1.2, 14));
  const branch = from === x ? `M${x} ${y}` : `M${from} ${y}Q${x} ${y} ${x} ${y + height}`;
  return `${branch}V${Math.max(end, y + height)}`;
}

/** Draws a tree. @param step distance between its roots */
export function drawTree({ roots, rules, law }: Tree, step: number, width: number, scale: Scale) {
  const middle = width / 2;
  const toX = placeLaws(roots.length, step, width);
  const tips = roots.map((root) => (root.law.ended ? scale.toDay(root.law.ended) : ground / 2));
  const direct = tips.filter((_, index) => !roots[index]?.rules);
  const fork = Math.min(
    Math.max(...direct, scale.toDay(law.inForce ?? { year: 0, month: 1, day: 1 })) + bend,
    ground - 12,
  );
  const stems = rules.map((one, index) => ({
    id: one.id,
    x: round(middle + (Math.floor(index / 2) + 1) * 9 * (index % 2 === 0 ? 1 : -1)),
    y: Math.min(Math.max(startOf(one, scale), fork + 4), ground - 14),
  }));
  return {
    trunk: `M${middle} ${fork}V${ground}`,
    stems: stems.map(({ x, y }) => `M${middle} ${y}Q${x} ${y} ${x} ${y + 6}V${ground}`).join(''),
    roots: roots.map((root, index) => {
      const [x, end] = [toX(index), tips[index] ?? 0];
      const stem = stems.find(({ id }) => id === root.rules?.id);
      const [toward, until] = stem
        ? [stem.x, Math.min(Math.max(stem.y + 8, end + 16), ground - 4)]
        : [middle, fork];
      const half = Math.round((until - end) / 2);
      return {
        ...describe(root, scale),
        x,
        end,
        path: drawLaw(index, scale.toStart(root.year), end, root.year !== undefined, toX),
        graft: `M${x} ${end}C${x} ${end + half} ${toward} ${until - half} ${toward} ${until}`,
      };
    }),
    /** The top of its stem. */
    stem: { x: toX(0), y: scale.toStart(roots[0]?.year) },
  };
}

const startOf = ({ inForce }: Law, { toDay, end }: Scale) =>
  inForce ? toDay(inForce) : toDay({ year: end, month: 12, day: 31 });

const describe = ({ law, year }: Root | EndedRoot, { isTurn }: Scale) => ({
  id: law.id,
  isDated: year !== undefined,
  isTurn: isTurn(law.ended) && law.successor.length > 0,
});

/** Draws a wing: its laws around the oldest, in the parts that are lit together. */
export function drawWing({ laws, parts }: Wing, step: number, width: number, scale: Scale) {
  const toX = placeLaws(laws.length, step, width);
  const all = laws.map((root, index) => ({
    ...describe(root, scale),
    x: toX(index),
    end: root.law.ended && scale.toDay(root.law.ended),
    path: drawLaw(
      index,
      scale.toStart(root.year),
      root.law.ended ? scale.toDay(root.law.ended) : ground,
      root.year !== undefined,
      toX,
    ),
  }));
  const groups =
    parts.length > 0 ? parts.map(({ ids }) => all.filter(({ id }) => ids.has(id))) : [all];
  return {
    groups: groups.map((own) => ({
      dated: own.flatMap((one) => (one.isDated ? one.path : [])).join(''),
      undated: own.flatMap((one) => (one.isDated ? [] : one.path)).join(''),
      tips: own.flatMap(({ end, ...one }) => (end === undefined ? [] : [{ ...one, end }])),
    })),
    stem: { x: toX(0), y: scale.toStart(laws[0]?.year) },
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

/** @returns the branches of the oldest law, the stem of the figure, to the others below it */
export const drawCrown = (stem: { x: number; y: number }, others: { x: number; y: number }[]) =>
  others
    .filter(({ y }) => y > stem.y + 8)
    .map(({ x, y }) => `M${stem.x} ${stem.y}Q${x} ${stem.y} ${x} ${y}`)
    .join('');

export const wholeWidth = (columns: Figure['columns']) =>
  columns.reduce((sum, { width }) => sum + width, axisRoom);
