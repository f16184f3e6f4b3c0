import { expect, test } from 'vitest';
import { exampleLaw as law } from '../../content/law/example-law.ts';
import { findTrees, findTurn, splitTrees } from './law-trees.ts';

const ended = (title: string, successor: string, year: number) =>
  law(title, {
    title,
    enacted: /\d{4}$/.exec(title)?.[0],
    status: 'repealed',
    ended: `${year}-01-01`,
    successor: [{ id: successor }],
  });

const register = [
  ended('Wages Act 1948', 'code', 2020),
  ended('Bonus Act 1936', 'code', 2020),
  ended('Notice Act 1950', 'other', 2020),
  ended('Tax Act 1961', 'tax', 2021),
  law('code'),
  law('other', { successor: [{ id: 'code' }] }),
  law('tax'),
];

test('laws grow into what replaced them, if there are two or more, the oldest first', () => {
  const trees = findTrees(register).map((tree) => [tree.law.id, tree.roots.map((r) => r.year)]);
  expect(trees).toEqual([['code', [1936, 1948]]]);
  const more = ['Duty Act 1950', 'Excise Act 1944'].map((title) => ended(title, 'tax', 2021));
  expect(findTrees([...register, ...more]).map((tree) => tree.law.id)).toEqual(['tax', 'code']);
  // What ended itself is no trunk.
  const replaced = register.map((one) => (one.id === 'code' ? ended('code', 'next', 2024) : one));
  expect(findTrees([...replaced, law('next')])).toEqual([]);
});

test('the headline names the day on which most laws were replaced', () => {
  expect(findTurn(register)).toEqual({
    date: '2020-01-01',
    ended: 3,
    successors: 2,
  });
  const rules = law('rules', { under: 'code' });
  const both = { ...ended('Gratuity Act 1972', 'code', 2020), id: 'both' };
  both.successor = ['rules', 'code', 'tax'].map((id) => ({ id }));
  expect(findTurn([both, rules, ...register])).toMatchObject({ ended: 4, successors: 3 });
  const old = ended('Old Rules 1960', 'rules', 2021);
  const trees = findTrees([both, old, rules, ...register]);
  expect(trees.map((tree) => tree.law.id)).toEqual(['code', 'tax']);
  // The headline is above what ended on its day only.
  const parts = splitTrees(trees, findTurn([both, old, rules, ...register])).map((part) =>
    part.map((tree) => [tree.law.id, tree.roots.map((root) => root.law.ended)].flat()),
  );
  const day = '2020-01-01';
  expect(parts).toEqual([
    [
      ['code', day, day, day],
      ['tax', day],
    ],
    [
      ['code', '2021-01-01'],
      ['tax', '2021-01-01'],
    ],
  ]);
  const lost = { ...ended('Lost Act 1900', '', 2020), successor: [] };
  expect(findTurn([lost, ended('Gone Act 1901', 'elsewhere', 2020), ...register])?.ended).toBe(3);
  expect(findTurn([law('code')])).toBeUndefined();
  expect(findTurn(register.slice(3))).toBeUndefined();
});
