import { expect, test } from 'vitest';
import type { LawChange } from '../../content/law/law-status.ts';
import { compareThenAndNow } from './then-and-now.ts';

const change = (id: string, more: Partial<LawChange> = {}): LawChange => ({
  id,
  title: `${id} Act`,
  date: '2025-11-21',
  what: 'wasRepealed',
  note: undefined,
  source: undefined,
  successors: [],
  url: 'https://gazette.example/',
  ...more,
});

const by = (title: string, old?: string) => [
  { title, sections: old ? [{ old, new: 'section 2', subject: 'Wages' }] : [] },
];

const list = (changes: LawChange[]) =>
  compareThenAndNow(changes).rows.map(({ past }) => past.map(({ id }) => id));

test('laws that one law replaced on one day are one row', () => {
  const tax = change('tax', { successors: by('Tax Code') });
  const [a, b] = [change('a', { successors: by('Code') }), change('b', { successors: by('Code') })];
  expect(list([tax, a, b])).toEqual([['a', 'b'], ['tax']]);
});

test('of the laws that ended, named sections are first, then what was replaced', () => {
  const changes = [
    change('repealed'),
    change('replaced', { successors: by('Code'), what: 'wasReplaced' }),
    change('named', { successors: by('Code', 'section 12') }),
  ];
  expect(list(changes)).toEqual([['named'], ['replaced'], ['repealed']]);
  expect(compareThenAndNow(changes).changed).toEqual([]);
});
