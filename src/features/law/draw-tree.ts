import { compareDates } from '../../content/dates.ts';
import type { Root } from './law-trees.ts';

export const treeSize = { width: 240, height: 240 };

const middle = treeSize.width / 2;
const top = 20;
/** Where roots end, where those end that lasted longer than the first, and where the trunk begins. */
const [tip, laterTip, fork] = [164, 182, 212];
/** Where a root without a year begins. */
const undated = 124;

/** @returns places from the middle outwards, so that the oldest root is the stem: 0, 1, -1, 2 … */
const placeOf = (index: number) => Math.ceil(index / 2) * (index % 2 === 1 ? 1 : -1);

/** @returns whether a law ended after the first of the tree */
const endedLater = ({ law }: Root, roots: Root[]) =>
  roots.some(
    (other) => law.ended && other.law.ended && compareDates(law.ended, other.law.ended) > 0,
  );

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
  const toY = (year: number | undefined) =>
    year === undefined
      ? undated
      : Math.round(top + ((year - oldest) / Math.max(newest - oldest, 1)) * (tip - top - 24));
  return roots.map((root, index) => {
    const [x, y] = [toX(index), toY(root.year)];
    const end = endedLater(root, roots) ? laterTip : tip;
    const from = index === 0 || root.year === undefined ? x : toX(Math.max(index - 2, 0));
    const bend = from === x ? `M${x} ${y}` : `M${from} ${y}Q${x} ${y} ${x} ${y + 14}`;
    return {
      x,
      end,
      isDated: root.year !== undefined,
      root: `${bend}V${end}`,
      graft: `M${x} ${end}C${x} ${end + 26} ${middle} ${fork - 26} ${middle} ${fork}`,
    };
  });
}

/** The trunk, which stands on the lower edge. */
export const trunk = `M${middle} ${fork}V${treeSize.height}`;

/**
 * Builds the styles by which the name of a law below a tree lights its root.
 * @param count roots of the largest tree
 */
export const buildTreeStyles = (count: number) =>
  Array.from({ length: count }, (_, index) => `:nth-child(${index + 1})`)
    .map((nth) => `.law-tree:has(li${nth} a:is(:hover,:focus-visible)) g${nth}`)
    .join(',')
    .concat(count > 0 ? '{stroke:var(--color-field-mark);stroke-width:4}' : '');
