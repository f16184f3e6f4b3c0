import { expect, test } from 'vitest';
import { drawOrganisationFigure } from './organisation-figure.ts';

test.each([[[4, 3, 5, 3, 4, 3]], [[3]], [[6, 6, 6, 6, 6, 6, 6, 6]]])(
  'services with %j points fill the width without overlap',
  (counts) => {
    const { viewBox, lines, services, points } = drawOrganisationFigure(counts);
    const [, , width = 0] = viewBox.split(' ').map(Number);
    expect(services).toHaveLength(counts.length);
    expect(points).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
    const positions = points.map(({ x }) => x);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(new Set(positions).size).toBe(positions.length);
    expect(positions[0]).toBeCloseTo(8);
    expect(positions.at(-1)).toBeCloseTo(width - 8);
    expect(lines).not.toMatch(/NaN|Infinity/);
  },
);

test('the points of a service are under it, apart from those of its neighbours', () => {
  const { services, points } = drawOrganisationFigure([3, 3]);
  const [a, b, c, d] = points.map(({ x }) => x) as [number, number, number, number];
  expect(services[0]?.x).toBeCloseTo(b, 0);
  expect(d - c).toBeGreaterThan(1.5 * (b - a));
});
