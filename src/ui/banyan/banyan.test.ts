import { describe, expect, test } from 'vitest';
import { drawBanyan, drawDots } from './banyan.ts';

describe.each([[[3, 6]], [[4, 3, 5, 3, 4, 3]], [[1]], [[6, 6, 6, 6, 6, 6, 6, 6, 6]]])(
  'a firm whose practices have %j points',
  (counts) => {
    const { viewBox, crown, arches, firm } = drawBanyan(counts);
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);

    test('has an arch for each practice, in columns of equal width', () => {
      const column = width / counts.length;
      expect(arches).toHaveLength(counts.length);
      for (const [index, { top, feet }] of arches.entries()) {
        expect(top.x).toBeCloseTo((index + 0.5) * column);
        for (const { x, y } of feet) {
          expect(Math.floor(x / column)).toBe(index);
          expect(y).toBe(height);
        }
      }
    });

    test('has a root for each point, without overlaps', () => {
      const positions = arches.flatMap(({ feet }) => feet.map(({ x }) => x));
      expect(positions).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(new Set(positions).size).toBe(positions.length);
    });

    test('has the firm above the centre, connected to each arch', () => {
      expect(firm.x).toBeCloseTo(width / 2);
      expect(crown.split('M')).toHaveLength(counts.length + 1);
      for (const { top } of arches) {
        expect(top.y).toBeGreaterThan(firm.y);
        expect(crown).toContain(`M${top.x} ${top.y}`);
      }
    });

    test('contains no invalid number', () => {
      expect(JSON.stringify(arches) + crown).not.toMatch(/NaN|Infinity|null/);
    });
  },
);

test('fills the given size', () => {
  const { viewBox, ground } = drawBanyan([3, 3, 3], { width: 300, height: 210 });
  expect(viewBox).toBe('0 0 300 210');
  expect(ground).toMatch(/H300$/);
});

test('dots are drawn at their positions', () => {
  expect(
    drawDots([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toBe('M1 2h0M3 4h0');
});
