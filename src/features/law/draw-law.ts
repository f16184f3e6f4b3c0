import type { Scale } from './figure-scale.ts';
import type { Root } from './law-trees.ts';

/** @returns places from the middle outwards, so that the oldest is the stem: 0, 1, -1, 2 … */
const placeOf = (index: number) => Math.ceil(index / 2) * (index % 2 === 1 ? 1 : -1);

export const round = (value: number) => Math.round(value * 10) / 10;

/** @returns the horizontal place of each law; the first of them is at the edge */
export const placeLaws = (count: number, step: number) => {
  const stem = Math.floor((count - 1) / 2);
  return (index: number) => round((stem + placeOf(index)) * step);
};

/** A law: down from its year, where it branches off the older one beside it. */
export function drawLaw(
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

/** What the drawings of trees and wings say of a law. */
export const describe = ({ law, year }: Root, { isTurn }: Scale) => ({
  id: law.id,
  isDated: year !== undefined,
  isTurn: isTurn(law.ended) && law.successor.length > 0,
});
