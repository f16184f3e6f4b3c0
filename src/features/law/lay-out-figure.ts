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
  /** Whether it is as wide as two others. */
  isDouble: boolean;
}

/** Width of the figure, or less by what does not divide by its columns. */
const wholeWidth = 1140;
/** Room between what is drawn and the next column. */
const margin = 20;
/** A tree of more laws than this has the width of two, for its drawing and for the list of its laws. */
const mostInOne = 5;
/** More columns than this have no room for their names beside each other. */
const mostColumns = 9;

/**
 * Arranges the figure: the wing of home, with the oldest law, in the middle of the trees, and the
 * others at the end.
 */
export function layOut(trees: Tree[], home: Wing | undefined, others: Wing | undefined): Column[] {
  const ofTrees = trees.map((tree) => ({ item: tree, count: tree.roots.length }));
  const ofWing = (item: 'home' | 'others', wing: Wing | undefined) =>
    wing ? [{ item, count: wing.laws.length }] : [];
  const middle = Math.ceil(trees.length / 2);
  const all = [
    ...ofTrees.slice(0, middle),
    ...ofWing('home', home),
    ...ofTrees.slice(middle),
    ...ofWing('others', others),
  ].map((column) => ({
    ...column,
    isDouble: typeof column.item === 'object' && column.count > mostInOne,
  }));
  const single = Math.floor(wholeWidth / Math.max(countSingles(all), 1));
  let x = 0;
  return all.map(({ item, count, isDouble }) => {
    const width = isDouble ? 2 * single : single;
    const left = x;
    x += width;
    const most = isDouble || trees.length < 3 ? 34 : 26;
    const step = Math.min(most, (width - margin) / Math.max(count - 1, 1));
    return { item, step, x: left, width, isDouble };
  });
}

const countSingles = (columns: Pick<Column, 'isDouble'>[]) =>
  columns.reduce((sum, { isDouble }) => sum + (isDouble ? 2 : 1), 0);

/** @returns the width of all columns */
export const sumWidths = (columns: Column[]) => columns.reduce((sum, { width }) => sum + width, 0);

/** Whether the columns have room beside each other on wide screens. */
export const fitInRow = (columns: Column[]) => countSingles(columns) <= mostColumns;
