import { expect, test } from 'vitest';
import { placeTiles } from './region-tiles.ts';

const tiles = [
  { code: 'DE-BY', name: 'Bayern', column: 2, row: 3 },
  { code: 'DE-SH', name: 'Schleswig-Holstein', column: 1, row: 1 },
];
const calendars = [{ duties: [{ jurisdiction: 'DE-BY' }, { jurisdiction: 'DE' }] }] as Parameters<
  typeof placeTiles
>[1];

test('a state with duties of its own leads to them on the calendar', () => {
  const placed = placeTiles({ tiles }, calendars, '/calendar', []);
  expect(placed?.viewBox).toBe('0 0 200 300');
  expect(placed?.tiles.map(({ x, y }) => [x, y])).toEqual([
    [100, 200],
    [0, 0],
  ]);
  expect(placed?.tiles.map(({ label, duties, href }) => [label, duties, href])).toEqual([
    ['BY', 1, '/calendar?place=DE-BY#place-DE-BY'],
    ['SH', 0, undefined],
  ]);
});

test('a calendar for one place has no choice to lead to', () => {
  const one = [{ duties: [{ jurisdiction: 'DE-BY' }] }] as typeof calendars;
  const placed = placeTiles({ tiles }, one, '/calendar', []);
  expect(placed?.tiles.map(({ href }) => href)).toEqual(['/calendar', undefined]);
});

test('without a calendar no tile is a link', () => {
  const placed = placeTiles({ tiles }, calendars, undefined, []);
  expect(placed?.tiles.filter(({ href }) => href)).toEqual([]);
  expect(placeTiles({ tiles: undefined }, calendars, undefined, [])).toBeUndefined();
});

test('the state of an office is marked', () => {
  const placed = placeTiles({ tiles }, calendars, undefined, [{ region: 'Bayern' }, {}]);
  expect(placed?.tiles.filter(({ isHome }) => isHome).map(({ label }) => label)).toEqual(['BY']);
});
