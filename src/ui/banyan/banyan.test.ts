import { describe, expect, test } from 'vitest';
import { drawBanyan } from './banyan.ts';

describe.each([1, 2, 6, 9])('the tree of a firm with %i practices', (count) => {
  const { viewBox, crown, arches } = drawBanyan(count);
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  const middles = Array.from({ length: count }, (_, index) => ((index + 0.5) * width) / count);

  test('has an arch for each practice, which stands on the ground in the middle of its column', () => {
    const feet = arches.map((arch) =>
      /^M(\S+) (\S+)V.* (\S+) \S+V(\S+)z$/.exec(arch)?.slice(1).map(Number),
    );
    const inset = width / count / 10;
    expect(feet).toEqual(middles.map((x) => [x - 4 * inset, height, x + 4 * inset, height]));
  });

  test('has a branch from the top of each arch up to the firm, bent upwards', () => {
    const branches = [...crown.matchAll(/M(\S+) (\S+)A\S+ \S+ 0 0 (\d) (\S+) ([^M]+)/g)];
    expect(branches.map(([, x]) => Number(x))).toEqual(middles);
    for (const [, x, y, turn, firmX, firmY] of branches) {
      expect([Number(firmX), Number(firmY)]).toEqual([width / 2, height / 10]);
      expect(Number(y)).toBe(height / 2);
      if (Number(x) !== width / 2) expect(turn).toBe(Number(x) < width / 2 ? '1' : '0');
    }
  });
});

test('fills the given size', () => {
  const { viewBox, ground, crown, arches } = drawBanyan(3, { width: 300, height: 210 });
  expect(viewBox).toBe('0 0 300 210');
  expect(ground).toBe('M0 210H300');
  expect(arches[0]).toBe('M10 210V147A40 42 0 0 1 90 147V210z');
  expect(crown.split('M').slice(1)).toEqual([
    '50 105A100 84 0 0 1 150 21',
    '150 105A0 84 0 0 0 150 21',
    '250 105A100 84 0 0 0 150 21',
  ]);
});
