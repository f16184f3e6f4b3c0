import type { CalendarDate } from '../../content/dates.ts';
import { placeLaws } from './draw-law.ts';
import { buildScale, ground } from './figure-scale.ts';
import type { Tree, Turn } from './law-trees.ts';

/** Height of the drawing, distance between laws, and between trees. */
export const bandHeight = 56;
const [step, gap] = [6, 14];
/** Room in which a law bends into what replaced it. */
const bend = 7;

/** Draws trees beside each other, as small as can be seen, in three paths: every byte counts here. */
export function drawBand(trees: Tree[], turn: Turn, today: CalendarDate) {
  const figure = { trees, home: undefined, others: undefined, turn, since: turn.date, columns: [] };
  const { toStart, toDay } = buildScale(figure, today);
  const shrink = (y: number) => Math.round((y * bandHeight) / ground);
  let width = 0;
  const drawn = trees.map(({ roots }) => {
    const left = width;
    const room = (roots.length - 1) * step;
    width += room + gap;
    const toX = placeLaws(roots.length, step);
    const middle = left + room / 2;
    const fork = shrink(toDay(turn.date)) + bend;
    const tips = roots.map(({ law, year }, index) => ({
      x: left + toX(index),
      start: shrink(toStart(year)),
      end: Math.min(shrink(toDay(law.ended ?? turn.date)), bandHeight - bend),
    }));
    return {
      roots: tips.map(({ x, start, end }) => `M${x} ${start}V${end}`).join(''),
      grafts: tips
        .map(({ x, end }) => `M${x} ${end}L${middle} ${Math.max(fork, end + bend)}`)
        .join(''),
      trunk: `M${middle} ${fork}V${bandHeight}`,
    };
  });
  return {
    width: width - gap,
    roots: drawn.map(({ roots }) => roots).join(''),
    grafts: drawn.map(({ grafts }) => grafts).join(''),
    trunks: drawn.map(({ trunk }) => trunk).join(''),
  };
}
