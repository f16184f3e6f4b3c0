import { expect, test } from 'vitest';
import { findYear, listCitedLaws } from './cited-laws.ts';
import type { Law } from './law.ts';

test.each([
  [{ enacted: '1948' }, 1948],
  [{ enacted: '2019-08-08' }, 2019],
  [{}, undefined],
])('the year of %j is %s', (entry, year) => {
  expect(findYear(entry)).toBe(year);
});

test('laws are listed by year, those without one last', () => {
  const law = (title: string, enacted?: string, successors: string[] = []) =>
    ({
      id: title,
      title,
      enacted,
      status: successors.length > 0 ? 'repealed' : 'in-force',
      successor: successors.map((id) => ({ id })),
    }) as Law;
  expect(
    listCitedLaws([law('State rules'), law('Code', '2019'), law('Act', '1948', ['Code'])]),
  ).toEqual([
    { id: 'Act', year: 1948, isEnded: true, successors: ['Code'] },
    { id: 'Code', year: 2019, isEnded: false, successors: [] },
    { id: 'State rules', year: undefined, isEnded: false, successors: [] },
  ]);
});
