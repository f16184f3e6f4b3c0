import { expect, test } from 'vitest';
import { exampleLaw as law } from '../../content/law/example-law.ts';
import type { Law } from '../../content/law/law.ts';
import { readEnglish } from '../../site/read-english.ts';
import { bandHeight, drawBand } from './draw-band.ts';
import { drawCrown } from './draw-crown.ts';
import { drawTree } from './draw-tree.ts';
import { drawWing } from './draw-wing.ts';
import { buildScale, ground, listYears } from './figure-scale.ts';
import { buildFigureStyles } from './figure-styles.ts';
import { buildFigure, type Figure, listRoots } from './law-figure.ts';
import { groupByCountry } from './law-register.ts';
import { findTreesOf, findTurn } from './law-trees.ts';

const today = { year: 2026, month: 6, day: 15 };
const day = (year: number, month = 1) => ({ year, month, day: 1 });

const build = (register: Law[]) =>
  buildFigure(groupByCountry(register, [], today, readEnglish()), readEnglish());

const replaced = (id: string, enacted: string, successor: string, ended = day(2025)) =>
  law(id, { enacted, status: 'repealed', ended, successor: [{ id: successor }] });

const few = Array.from({ length: 10 }, (_, index) =>
  law(`law-${index}`, { enacted: `${1900 + index * 9}` }),
);
const register = [
  ...few,
  replaced('a', '1936', 'code'),
  replaced('b', '1948', 'code'),
  replaced('rules-before', '1950', 'rules', day(2026)),
  law('code', { inForce: day(2025) }),
  law('rules', { under: 'code', inForce: day(2026) }),
  law('undated'),
  law('abroad', { jurisdiction: 'NO', enacted: '1999' }),
];

const listDrawn = (figure: Figure) => [
  ...listRoots(figure).map((root) => root.law.id),
  ...figure.trees.flatMap((tree) => [tree.law.id, ...tree.rules.map(({ id }) => id)]),
];

test.each([
  ['with trees', register],
  ['of which none is replaced', few],
  ['of one law', few.slice(0, 1)],
])('a register %s is drawn whole, each law once', (_, laws) => {
  const figure = build(laws);
  expect(listDrawn(figure).sort()).toEqual(laws.map(({ id }) => id).sort());
  const { columns } = figure;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  expect(width).toBeLessThanOrEqual(1184);
  expect(width).toBeGreaterThan(1100);
});

test('no laws are no figure', () => {
  expect(build([])).toMatchObject({ trees: [], home: undefined, others: undefined });
  expect(buildFigureStyles(build([]))).toBe('');
});

test('time runs down, and the days after the change are enlarged', () => {
  const { toStart, toDay } = buildScale(build(register), today);
  const places = [
    toStart(1900),
    toStart(1950),
    toStart(2020),
    toDay(day(2025)),
    toDay(day(2026)),
    toDay(today),
  ];
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBe(places.length);
  expect(places.at(-1)).toBe(ground);
  expect(toDay(day(2026)) - toDay(day(2025))).toBeGreaterThan(10 * (toStart(1901) - toStart(1900)));
});

test('without a day of several laws, days are enlarged from the first', () => {
  const ends = [day(2024, 5), day(2023), day(2024)];
  const old = ends.map((end, index) => replaced(`old-${index}`, '1950', 'new', end));
  expect(build([...old, law('new')]).since).toEqual(day(2023));
});

test('without a change, years reach to the ground', () => {
  const figure = build([...few, replaced('one', '1950', 'law-0')]);
  expect(figure.since).toBeUndefined();
  expect(buildScale(figure, today).toDay(today)).toBe(ground);
});

test('a law that ended stops at its day and grows into what replaced it', () => {
  const figure = build(register);
  const early = replaced('early', '1900', 'code', day(2020));
  expect(build([early, ...register]).since).toEqual(day(2025));
  const scale = buildScale(figure, today);
  const [tree] = figure.trees;
  if (!tree) throw new Error('no tree');
  const { roots, trunk, stems } = drawTree(tree, 26, 160, scale);
  const [a, b, rules] = roots;
  expect(a?.path).toMatch(new RegExp(`V${scale.toDay(day(2025))}$`));
  expect(a?.graft.split(' ').slice(-2)).toEqual(trunk.slice(1).split(/[ V]/).slice(0, 2));
  expect(a?.graft.split(' ').slice(-2)).toEqual(b?.graft.split(' ').slice(-2));
  // The rules grow into the rules beside the trunk.
  expect(rules?.graft.split(' ').at(-2)).not.toBe('80');
  expect(stems).toContain(` ${rules?.graft.split(' ').at(-2)} `);
  expect([a?.isTurn, b?.isTurn, rules?.isTurn]).toEqual([true, true, false]);
});

test('laws in force reach the ground, those without a year with dots', () => {
  const figure = build(register);
  if (!figure.home) throw new Error('no wing');
  const { groups } = drawWing(figure.home, 8, 200, buildScale(figure, today));
  expect(groups).toHaveLength(figure.home.parts.length);
  expect(groups.filter(({ undated }) => undated !== '')).toHaveLength(1);
  for (const { dated, undated } of groups) expect(dated + undated).toMatch(/V300$/);
});

test('the oldest law branches to the others, and the years of the axis are apart', () => {
  expect(
    drawCrown({ x: 9, y: 20 }, [
      { x: 9, y: 20 },
      { x: 50, y: 80 },
    ]),
  ).toBe('M9 20Q50 20 50 80');
  const years = listYears(buildScale(build(register), today));
  expect(years.map(({ year }) => year)).toContain(1950);
  for (const [index, { y }] of years.entries())
    expect(y - (years[index - 1]?.y ?? 0)).toBeGreaterThanOrEqual(20);
});

test('the small drawing has only the trees of the day of the headline', () => {
  const later = [
    replaced('x', '1960', 'tax', day(2026)),
    replaced('y', '1961', 'tax', day(2026, 2)),
    law('tax'),
  ];
  const all = [...register, ...later];
  const turn = findTurn(all);
  if (!turn) throw new Error('no day');
  const { roots, grafts, trunks, width } = drawBand(findTreesOf(turn, all), turn, today);
  const count = (path: string) => path.match(/M/g)?.length;
  expect([roots, grafts, trunks].map(count)).toEqual([3, 3, 1]);
  const places = [...grafts.matchAll(/[ML](\S+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  for (const [x = -1, y = -1] of places) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(width);
    expect(y).toBeLessThanOrEqual(bandHeight);
  }
});
