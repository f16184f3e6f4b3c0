import { expect, test } from 'vitest';
import { findYear, listCitedLaws } from './cited-laws.ts';
import type { Law } from './law.ts';

test.each([
  [{ title: 'Factories Act 1948' }, 1948],
  [{ title: 'Code 2020', enacted: '2019-08-08' }, 2019],
  [{ title: 'State rules' }, undefined],
])('the year of %j is %s', (entry, year) => {
  expect(findYear(entry)).toBe(year);
});

test('laws are listed by year, those without one last', () => {
  const law = (title: string, successors: string[] = []) =>
    ({
      id: title,
      title,
      status: successors.length > 0 ? 'repealed' : 'in-force',
      successor: successors.map((id) => ({ id })),
    }) as Law;
  expect(
    listCitedLaws([law('State rules'), law('Code 2019'), law('Act 1948', ['Code 2019'])]),
  ).toEqual([
    { id: 'Act 1948', year: 1948, isEnded: true, successors: ['Code 2019'] },
    { id: 'Code 2019', year: 2019, isEnded: false, successors: [] },
    { id: 'State rules', year: undefined, isEnded: false, successors: [] },
  ]);
});
