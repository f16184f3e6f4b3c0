import type { Tree } from './law-trees.ts';
import type { Wing } from './law-wing.ts';

/** A tree or a wing beside the others, in the units of the drawing. */
export interface Column {
  /** A tree, or the name of a wing. */
  item: Tree | 'home' | 'others';
  /** Distance between its laws. */
  step: number;
  /** Its left edge in the whole figure. */
  x: number;
  width: number;
}

/** Width of the whole figure, and least width of a tree and a wing, which have names below them. */
const [whole, leastTree, leastWing] = [1184, 156, 128];
/** Room for the years at the start. */
export const axisRoom = 44;

const margin = 20;

/** The more laws a wing has, the closer they stand. */
const stepOfWing = ({ laws }: Wing) => Math.min(26, Math.max(2, 150 / laws.length));

const measure = (count: number, step: number, least: number) =>
  Math.max(least, Math.round((count - 1) * step) + margin);

/**
 * Arranges the figure: the others, half of the trees, the wing of home with the oldest law, and the
 * other trees. What room is left is between them.
 */
export function layOut(trees: Tree[], home: Wing | undefined, others: Wing | undefined): Column[] {
  const treeStep = trees.length > 0 && trees.length < 3 ? 32 : 26;
  const ofTrees = trees.map((tree) => ({
    item: tree,
    step: treeStep,
    width: measure(tree.roots.length, treeStep, leastTree),
  }));
  const ofWing = (item: 'home' | 'others', wing: Wing | undefined) =>
    wing
      ? [
          {
            item,
            step: stepOfWing(wing),
            width: measure(wing.laws.length, stepOfWing(wing), leastWing),
          },
        ]
      : [];
  const middle = Math.floor(trees.length / 2);
  const all = [
    ...ofWing('others', others),
    ...ofTrees.slice(0, middle),
    ...ofWing('home', home),
    ...ofTrees.slice(middle),
  ];
  const used = axisRoom + all.reduce((sum, { width }) => sum + width, 0);
  const space = Math.max(0, Math.floor((whole - used) / Math.max(all.length, 1)));
  let x = axisRoom;
  return all.map((column) => {
    const placed = { ...column, x, width: column.width + space };
    x += placed.width;
    return placed;
  });
}

export const wholeWidth = (columns: Column[]) =>
  columns.reduce((sum, { width }) => sum + width, axisRoom);
