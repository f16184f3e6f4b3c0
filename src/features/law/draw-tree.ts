import type { Law } from '../../content/law/law.ts';
import { describe, drawLaw, placeLaws, round } from './draw-law.ts';
import { ground, type Scale } from './figure-scale.ts';
import type { Tree } from './law-trees.ts';

/** Room in which a root bends into what replaced it. */
const bend = 30;

const startOf = ({ inForce }: Law, { toDay, end }: Scale) =>
  inForce ? toDay(inForce) : toDay({ year: end, month: 12, day: 31 });

/** Distance between a trunk and the rules beside it, and from those to the next. */
const gap = 13;

/** Draws a tree. @param step distance between its roots */
export function drawTree({ roots, rules, law }: Tree, step: number, scale: Scale) {
  const middle = round(((roots.length - 1) * step) / 2);
  const toX = placeLaws(roots.length, step);
  const tips = roots.map((root) => (root.law.ended ? scale.toDay(root.law.ended) : ground / 2));
  const direct = tips.filter((_, index) => !roots[index]?.rules);
  const fork = Math.min(
    Math.max(...direct, scale.toDay(law.inForce ?? { year: 0, month: 1, day: 1 })) + bend,
    ground - 12,
  );
  const stems = rules.map((one, index) => ({
    id: one.id,
    x: round(middle + (Math.floor(index / 2) + 1) * gap * (index % 2 === 0 ? 1 : -1)),
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
