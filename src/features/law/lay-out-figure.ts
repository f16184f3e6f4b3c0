import type { Tree } from './law-trees.ts';
import type { Wing } from './law-wing.ts';

/** A tree or a wing beside the others, which are all as wide, in the units of the drawing. */
export interface Column {
  /** A tree, or the name of a wing. */
  item: Tree | 'home' | 'others';
  /** Distance between its laws. */
  step: number;
  /** Its left edge in the whole figure. */
  x: number;
  width: number;
}

/** Width of the whole figure. */
export const wholeWidth = 1140;
const margin = 20;

/** The more laws a wing has, the closer they stand. */
const stepOfWing = ({ laws }: Wing) => Math.min(26, Math.max(2, 150 / laws.length));

/**
 * Arranges the figure: the wing of home, with the oldest law, in the middle of the trees, and the
 * others at the end.
 */
export function layOut(trees: Tree[], home: Wing | undefined, others: Wing | undefined): Column[] {
  const treeStep = trees.length < 3 ? 32 : 26;
  const ofTrees = trees.map((tree) => ({ item: tree, step: treeStep, count: tree.roots.length }));
  const ofWing = (item: 'home' | 'others', wing: Wing | undefined) =>
    wing ? [{ item, step: stepOfWing(wing), count: wing.laws.length }] : [];
  const middle = Math.ceil(trees.length / 2);
  const all = [
    ...ofTrees.slice(0, middle),
    ...ofWing('home', home),
    ...ofTrees.slice(middle),
    ...ofWing('others', others),
  ];
  const width = Math.floor(wholeWidth / Math.max(all.length, 1));
  return all.map(({ item, step, count }, index) => ({
    item,
    step: Math.min(step, (width - margin) / Math.max(count - 1, 1)),
    x: index * width,
    width,
  }));
}
