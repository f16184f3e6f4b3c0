import { expect, test } from 'vitest';
import { arches, drawArches } from './draw-arches.ts';

/** The highest point of an arch: its shoulder less the height of its curve. */
const heightOf = (path: string) => {
  const [, shoulder = 0, rise = 0] = /V(\d+)A\d+ (\d+)/.exec(path)?.map(Number) ?? [];
  return arches.height - (shoulder - rise);
};

test.each([
  [94, 52],
  [54, 96],
  [47, 3],
])('arches for %d and %d are as high as the values', (before, after) => {
  const [first, second] = drawArches({ before, after, unit: 'days' });
  expect(heightOf(first) / heightOf(second)).toBeCloseTo(before / after, 0);
  expect(Math.max(heightOf(first), heightOf(second))).toBe(arches.height);
});

test('nothing is drawn for zero', () => {
  expect(drawArches({ before: 0, after: 5, unit: 'days' })[0]).toBe('');
  expect(drawArches({ before: 0, after: 0, unit: 'days' })).toEqual(['', '']);
});
