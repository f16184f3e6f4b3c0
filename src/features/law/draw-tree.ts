import type { Root } from './law-trees.ts';

export const treeSize = { width: 240, height: 240 };

const middle = treeSize.width / 2;
const top = 16;
/** Where roots end, and where the trunk begins. */
const [tips, fork] = [168, 206];

/** @returns places from the middle outwards, so that the oldest root is the stem: 0, 1, -1, 2 … */
const placeOf = (index: number) => Math.ceil(index / 2) * (index % 2 === 1 ? 1 : -1);

/**
 * Draws the roots of a tree. Each begins in its year, at the older root beside it.
 * @param roots the oldest first
 * @param oldest the year at the top, the same for all trees
 * @param newest the year at the tips
 */
export function drawRoots(roots: Root[], oldest: number, newest: number) {
  const step = Math.min(36, (treeSize.width - 24) / Math.max(roots.length - 1, 1));
  const shift = roots.length % 2 === 0 ? step / 2 : 0;
  const toX = (index: number) => middle - shift + placeOf(index) * step;
  const toY = (year: number) =>
    Math.round(top + ((year - oldest) / Math.max(newest - oldest, 1)) * (tips - top - 24));
  return roots.map(({ year }, index) => {
    const [x, y] = [toX(index), toY(year)];
    const from = index === 0 ? x : toX(Math.max(index - 2, 0));
    const bend = index === 0 ? `M${x} ${y}` : `M${from} ${y}Q${x} ${y} ${x} ${y + 14}`;
    return {
      x,
      y: tips,
      root: `${bend}V${tips}`,
      graft: `M${x} ${tips}C${x} ${tips + 26} ${middle} ${tips + 14} ${middle} ${fork}`,
    };
  });
}

/** The trunk, which stands on the lower edge. */
export const trunk = `M${middle} ${fork}V${treeSize.height}`;
