import { expect, test } from 'vitest';
import { exampleLaw as law } from '../../content/law/example-law.ts';
import type { Law } from '../../content/law/law.ts';
import { readEnglish } from '../../site/example-site.ts';
import { bandHeight, drawBand } from './draw-band.ts';
import { drawCrown } from './draw-crown.ts';
import { drawTree } from './draw-tree.ts';
import { drawWing } from './draw-wing.ts';
import { buildScale, ground, listYears } from './figure-scale.ts';
import { buildFigureStyles } from './figure-styles.ts';
import { buildFigure, type Figure, listRoots } from './law-figure.ts';
import { groupByCountry } from './law-register.ts';
import { findTreesOf, findTurn } from './law-trees.ts';
import { fitInRow } from './lay-out-figure.ts';

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

test('a tree of many laws has the width of two columns, and each begins at the edge of its own', () => {
  const many = Array.from({ length: 7 }, (_, index) => replaced(`old-${index}`, '1950', 'new'));
  const figure = build([...register, ...many, law('new')]);
  const [double, single] = figure.columns;
  expect([double?.isDouble, single?.isDouble]).toEqual([true, false]);
  expect(double?.width).toBe(2 * (single?.width ?? 0));
  const scale = buildScale(figure, today);
  for (const { item, step, width } of figure.columns) {
    if (typeof item !== 'object') continue;
    const places = drawTree(item, step, scale).roots.map(({ x }) => x);
    expect(Math.min(...places)).toBe(0);
    expect(Math.max(...places)).toBeLessThan(width);
  }
});

test('more columns than have room for their names are in rows', () => {
  const old = Array.from({ length: 20 }, (_, index) =>
    replaced(`old-${index}`, '1950', `new-${Math.floor(index / 2)}`),
  );
  const successors = Array.from({ length: 10 }, (_, index) => law(`new-${index}`));
  expect(fitInRow(build([...old, ...successors]).columns)).toBe(false);
  expect(fitInRow(build(register).columns)).toBe(true);
});

test('no laws are no figure', () => {
  expect(build([])).toMatchObject({ trees: [], home: undefined, others: undefined });
  expect(buildFigureStyles(build([]))).toBe('');
});

test('time runs down, and the days after the change are enlarged', () => {
  const scale = buildScale(build(register), today);
  const { toStart, toDay } = scale;
  expect([1900, 1950, 2020, undefined].map(toStart)).toEqual([22, 62, 163, 182]);
  expect([day(2025), day(2026), today, day(2030)].map(toDay)).toEqual([198, 268, ground, ground]);
  expect(listYears(scale).map(({ year }) => year)).toEqual([1950, 1975, 2000, 2020]);
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
  const { roots, trunk, stems, stem } = drawTree(tree, 26, scale);
  expect(trunk).toBe('M26 228V300');
  expect(roots.map(({ path, graft, isTurn }) => [path, graft, isTurn])).toEqual([
    ['M26 49V198', 'M26 198C26 213 26 213 26 228', true],
    ['M26 60Q52 60 52 74V198', 'M52 198C52 213 26 213 26 228', true],
    // The rules grow into the rules beside the trunk.
    ['M26 62Q0 62 0 76V268', 'M0 268C0 276 39 276 39 284', false],
  ]);
  expect(stems).toBe('M26 268Q39 268 39 274V300');
  expect(stem).toEqual({ x: 26, y: 49 });
  const rules = [
    law('late', { inForce: today }),
    law('early', { inForce: day(1990) }),
    law('next'),
  ];
  expect(
    drawTree({ ...tree, rules }, 26, scale)
      .stems.split('M')
      .slice(1),
  ).toEqual(['26 286Q39 286 39 292V300', '26 232Q13 232 13 238V300', '26 268Q52 268 52 274V300']);
});

test('laws in force reach the ground, those without a year with dots', () => {
  const figure = build(register);
  if (!figure.home) throw new Error('no wing');
  const { groups } = drawWing(figure.home, 8, buildScale(figure, today));
  expect(groups).toHaveLength(figure.home.parts.length);
  expect(groups.filter(({ undated }) => undated !== '')).toHaveLength(1);
  for (const { dated, undated } of groups) expect(dated + undated).toMatch(/V300$/);
  expect(groups.slice(0, 2).map(({ dated }) => dated)).toEqual([
    'M40 22V300',
    'M40 28Q48 28 48 37.6V300',
  ]);
  expect(buildFigureStyles(figure).split(',.')).toHaveLength(groups.length);
  expect(buildFigureStyles(figure)).toMatch(
    /^\.law-tree:has\(li:nth-child\(1\) a:is\(:hover,:focus-visible\)\) g:nth-child\(1\),.*g:nth-child\(11\)\{stroke:.*\}$/,
  );
});

test('the oldest law branches to the others below it', () => {
  expect(
    drawCrown({ x: 9, y: 20 }, [
      { x: 9, y: 20 },
      { x: 30, y: 28 },
      { x: 40, y: 29 },
      { x: 50, y: 80 },
    ]),
  ).toBe('M9 20Q40 20 40 29M9 20Q50 20 50 80');
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
  expect(drawBand(findTreesOf(turn, all), turn, today)).toEqual({
    width: 12,
    roots: 'M6 4V37M12 6V37M0 7V49',
    grafts: 'M6 37L6 44M12 37L6 44M0 49L6 56',
    trunks: `M6 44V${bandHeight}`,
  });
});
