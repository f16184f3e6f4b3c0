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
  const places = [...arches.matchAll(/M(\d+) \d+V/g)].map(([, x]) => Number(x));
  const widths = places.slice(1).map((x, index) => x - (places[index] ?? 0));
  expect([...arches.matchAll(/0 0 1 (\d+)/g)].map(([, x]) => Number(x))).toEqual(places.slice(1));
  expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) * 2);
  expect(arches).toMatch(new RegExp(`M0 \\d+H${arcadeSize.width}$`));
});

test('a dot marks each ended law, a post and a curve those that replaced it, if cited too', () => {
  const drawn = drawArcade([
    law('a', 1948, ['code']),
    law('b', 1952, ['code']),
    law('c', 1961, [], true),
    law('d', 1962, ['not cited']),
    law('code', 2020),
  ]);
  expect(drawn.ends).toMatch(/^(M\d+ \d+h0){4}$/);
  expect(count(drawn.grafts, 'M')).toBe(2);
  expect(count(drawn.posts, 'M')).toBe(1);
  const feet = [...drawn.arches.matchAll(/M\d+ (\d+)V/g)].map(([, y]) => Number(y));
  expect(new Set(feet.slice(0, 4)).size).toBe(1);
  expect(feet[0]).toBeLessThan(feet[4] ?? 0);
});

test('a law without a year has a post of its own without an arch', () => {
  const drawn = drawArcade([law('a', 1948), law('b', 1952), law('rules')]);
  expect(count(drawn.arches, 'A')).toBe(1);
  expect(count(drawn.undated, 'M')).toBe(1);
  const [last, undated] = [drawn.arches, drawn.undated].map((path) =>
    /M(\d+) \d+V[^A]*$/.exec(path),
  );
  expect(Number(undated?.[1])).toBeGreaterThan(Number(last?.[1]));
});

test.each([
  ['laws without any year', [law('a'), law('b')]],
  ['laws of two centuries', [law('a', 1860), law('b', 1890), law('c', 2020)]],
  ['laws of one year', [law('a', 2000), law('b', 2000)]],
  ['sixty laws', Array.from({ length: 60 }, (_, index) => law(`${index}`, 1940 + index))],
])('%s are within the drawing and apart', (_, laws) => {
  const { arches, undated } = drawArcade(laws);
  const places = [...(arches + undated).matchAll(/M(\d+) \d+V/g)].map(([, x]) => Number(x));
  expect(new Set(places).size).toBe(laws.length);
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(Math.max(...places)).toBeLessThan(arcadeSize.width);
});
