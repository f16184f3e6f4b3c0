import { expect, test } from 'vitest';
import type { CitedLaw } from '../../content/law/cited-laws.ts';
import { arcadeSize, drawArcade } from './draw-arcade.ts';

const law = (
  id: string,
  year?: number,
  successors: string[] = [],
  isEnded = successors.length > 0,
) => ({ id, year, successors, isEnded }) satisfies CitedLaw;

const count = (path: string, command: string) => path.split(command).length - 1;

test('an arch spans each two laws, the wider the more years are between them', () => {
  const { arches } = drawArcade([law('a', 1950), law('b', 1990), law('c', 2000)]);
  expect(arches.split('M').slice(1)).toEqual([
    '8 97V60A117.5 48 0 0 1 243 60',
    '243 97V60A1 1.1 0 0 1 312 60',
    '312 97V60',
    `0 97H${arcadeSize.width}`,
  ]);
});

test('a dot marks each ended law, a post and a curve those that replaced it, if cited too', () => {
  const drawn = drawArcade([
    law('a', 1948, ['code']),
    law('b', 1984, ['not cited', 'code']),
    law('c', 1984, [], true),
    law('code', 2020),
  ]);
  expect(drawn.ends).toBe('M8 76h0M153 76h0M167 76h0');
  expect(drawn.grafts).toBe('M8 76C8 97 312 76 312 97M153 76C153 97 312 76 312 97');
  expect(drawn.posts).toBe('M312 70V97');
  expect([...drawn.arches.matchAll(/M\d+ (\d+)V/g)].map(([, y]) => y)).toEqual([
    '76',
    '76',
    '76',
    '97',
  ]);
});

test('a law without a year has a post of its own without an arch', () => {
  const drawn = drawArcade([law('a', 1948), law('b', 1952), law('rules'), law('more')]);
  expect(count(drawn.arches, 'A')).toBe(1);
  expect(drawn.undated).toBe('M298 97V60M312 97V60');
});

test.each([
  ['laws without any year', [law('a'), law('b')], 22],
  ['laws of two centuries', [law('a', 1860), law('b', 1890), law('c', 2020)], 312],
  ['laws of one year', [law('a', 2000), law('b', 2000)], 22],
  ['sixty laws', Array.from({ length: 60 }, (_, index) => law(`${index}`, 1940 + index)), 312],
])('%s are within the drawing and apart', (_, laws, last) => {
  const { arches, undated } = drawArcade(laws);
  const places = [...(arches + undated).matchAll(/M(\d+) \d+V/g)].map(([, x]) => Number(x));
  expect(new Set(places).size).toBe(laws.length);
  expect([Math.min(...places), Math.max(...places)]).toEqual([8, last]);
});
