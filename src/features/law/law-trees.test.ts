import { testCases } from '../../../tests/support/cases.ts';
import { exampleLaw } from '../../content/law/example-law.ts';
import cases from './law-trees.cases.yaml?raw';
import { findTrees, findTurn, splitTrees, type Tree } from './law-trees.ts';

/** Each is written as its title, the laws that replaced it, the year of its end, and the law of rules. */
type Row = [title: string, successors?: string, year?: number | null, under?: string];

const readLaws = (rows: Row[]) =>
  rows.map(([title, successors = '', year, under]) =>
    exampleLaw(title, {
      ...{ title, under },
      enacted: /\d{4}$/.exec(title)?.[0],
      successor: successors.split(' ').flatMap((id) => (id ? { id } : [])),
      ...(year && { status: 'repealed', ended: `${year}-01-01` }),
    }),
  );

const show = (trees: Tree[]) =>
  trees.map(({ law, roots }) => [
    law.id,
    ...roots.map((root) => `${root.year} to ${root.law.ended?.slice(0, 4)}`),
  ]);

testCases(cases, {
  findTrees: (...rows: Row[]) => show(findTrees(readLaws(rows))),
  findTurn: (...rows: Row[]) => findTurn(readLaws(rows)),
  splitTrees: (...rows: Row[]) =>
    splitTrees(findTrees(readLaws(rows)), findTurn(readLaws(rows))).map(show),
});
