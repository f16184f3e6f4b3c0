import { describe, expect, test } from 'vitest';
import { drawPracticeTree } from './practice-tree.ts';

/** The positions at which the roots of a path meet the ground. */
const listFeet = (path: string) => [...path.matchAll(/M([\d.]+) 100/g)].map(([, x]) => Number(x));

describe.each([[[3, 6]], [[4, 3, 5, 3, 4, 3]], [[1]], [[6, 6, 6, 6, 6, 6, 6, 6, 6]]])(
  'a firm whose practices have %j points',
  (counts) => {
    const { groups, firm, viewBox } = drawPracticeTree(counts);

    test('has a root for each point', () => {
      expect(groups.map((group) => listFeet(group).length)).toEqual(counts);
      expect(viewBox).toBe('0 0 100 100');
    });

    test('begins each practice where its name begins, and ends the last where its name ends', () => {
      const pitch = 102.5 / counts.length;
      const feet = groups.map(listFeet);
      for (const [index, [first]] of feet.entries())
        if (index === 0 || index < feet.length - 1) expect(first).toBeCloseTo(index * pitch, 1);
      if (feet.length > 1) expect(feet.at(-1)?.at(-1)).toBeCloseTo(100, 1);
    });

    test('keeps the practices apart and inside the drawing', () => {
      const feet = groups.flatMap(listFeet);
      expect(feet).toEqual([...new Set(feet)].toSorted((a, b) => a - b));
      expect(Math.max(...feet)).toBeLessThanOrEqual(100);
    });

    test('has the firm above the middle of its roots', () => {
      const middle = Math.max(...groups.flatMap(listFeet)) / 2;
      expect(Number(/M(\S+) 4h0/.exec(firm)?.[1])).toBeCloseTo(middle, 1);
      const arcs = groups.join('').matchAll(/M(\S+) 100V66A(\S+) 62 0 0 (\d)/g);
      for (const [, x, reach, turn] of arcs)
        expect(Number(x) + Number(reach) * (turn === '1' ? 1 : -1)).toBeCloseTo(middle, 1);
    });

    test('contains no invalid number', () => {
      expect(groups.join('') + firm).not.toMatch(/NaN|Infinity/);
    });
  },
);

test.each([
  [[3, 6], 3.4],
  [Array.from({ length: 9 }, () => 6), 1.5],
  [Array.from({ length: 15 }, () => 2), 2.25],
])('of a firm with %j points, the roots of a practice are %d apart', (counts, distance) => {
  const [first = 0, second = 0] = listFeet(drawPracticeTree(counts).groups[0] ?? '');
  expect(second - first).toBeCloseTo(distance, 1);
});
