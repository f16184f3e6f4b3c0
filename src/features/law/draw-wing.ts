import { describe, drawLaw, placeLaws } from './draw-law.ts';
import { ground, type Scale } from './figure-scale.ts';
import type { Wing } from './law-wing.ts';

/** Draws a wing: its laws around the oldest, in the parts that are highlighted together. */
export function drawWing({ laws, parts }: Wing, step: number, scale: Scale) {
  const toX = placeLaws(laws.length, step);
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
