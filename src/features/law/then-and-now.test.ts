import { testCases } from '../../../tests/support/cases.ts';
import type { LawChange } from '../../content/law/law-status.ts';
import cases from './then-and-now.cases.yaml?raw';
import { compareThenAndNow } from './then-and-now.ts';

/** A law that has ended. */
const ended = {
  ...{ date: '2025-11-21', what: 'wasRepealed', note: undefined, source: undefined },
  ...{ successors: [], url: 'https://gazette.example/' },
};

testCases(cases, {
  /** The laws in each row, and those that have only changed. */
  compareThenAndNow: (changes: LawChange[]) => {
    const all = changes.map((change) => ({ ...ended, ...change, title: `${change.id} Act` }));
    const { rows, changed } = compareThenAndNow(all);
    return [rows.map(({ past }) => past.map(({ id }) => id)), changed];
  },
});
