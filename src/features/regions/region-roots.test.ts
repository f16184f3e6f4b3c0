import { expect, test } from 'vitest';
import { mapWidth } from './map-labels.ts';
import { drawRoots } from './region-roots.ts';

const cities = ['Basel', 'Bern', 'Chur'].map((name, index) => ({
  name,
  x: 900 + index * 100,
  y: 400,
}));

test('lines begin at the cities and end at the same distance from each other', () => {
  const lines = drawRoots(cities, 2000).split('M').slice(1);
  expect(lines.map((line) => line.split('V')[0])).toEqual(['900 400', '1000 400', '1100 400']);
  const ends = lines.map((line) => line.split(' ').slice(-2).map(Number));
  expect(ends.every(([, y]) => y === 2000)).toBe(true);
  const [first = 0, second = 0, third = 0] = ends.map(([x]) => x ?? 0);
  expect(third - second).toBeCloseTo(second - first, -1);
  expect(first).toBeGreaterThanOrEqual(0);
  expect(third).toBeLessThan(mapWidth);
});

test('names that fit below a wide map may not fit below a tall one', () => {
  const long = cities.map((city) => ({ ...city, name: 'Schaffhausen-Sud' }));
  expect(drawRoots(long, 0.8 * mapWidth)).not.toBe('');
  expect(drawRoots(long, 2 * mapWidth)).toBe('');
});

test('there are no lines for one city, or to names for which there is no room', () => {
  expect(drawRoots(cities.slice(0, 1), 2000)).toBe('');
  expect(drawRoots([...cities, ...cities, ...cities], 2000)).toBe('');
  expect(drawRoots([{ name: 'x'.repeat(58), x: 1, y: 1 }, ...cities], 2000)).toBe('');
});
