import { expect, test } from 'vitest';
import { mapWidth } from './map-labels.ts';
import { drawRoots } from './region-roots.ts';

const cities = ['Basel', 'Bern', 'Chur'].map((name, index) => ({
  name,
  x: 900 + index * 100,
  y: 400,
}));

test('lines begin at the cities and end at the same distance from each other', () => {
  const low = { name: 'Genf', x: 1100, y: 1900 };
  expect(
    drawRoots([...cities.slice(0, 2), low], 2000)
      .split('M')
      .slice(1),
  ).toEqual([
    '900 400V1360C900 1680 5 1680 5 2000',
    '1000 400V1360C1000 1680 1072 1680 1072 2000',
    '1100 1900V1900C1100 1950 2139 1950 2139 2000',
  ]);
});

const highest = 1.03 * mapWidth;

test.each([
  [17, highest, true],
  [18, highest, false],
  [13, highest + 1, true],
  [14, highest + 1, false],
])('names of %i letters fit below a map of height %i: %s', (length, height, fits) => {
  const long = cities.map((city) => ({ ...city, name: `Bad ${'x'.repeat(length)}` }));
  expect(drawRoots(long, height) !== '').toBe(fits);
});

test('there are no lines for one city, or to names for which there is no room', () => {
  expect(drawRoots(cities.slice(0, 1), 2000)).toBe('');
  expect(drawRoots([...cities, ...cities, ...cities], 2000)).toBe('');
  expect(drawRoots([{ name: 'x'.repeat(58), x: 1, y: 1 }, ...cities], 2000)).toBe('');
});
