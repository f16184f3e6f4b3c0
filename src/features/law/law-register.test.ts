import { expect, test } from 'vitest';
import { joinDate } from '../../content/dates.ts';
import { exampleLaw } from '../../content/law/example-law.ts';
import type { Law } from '../../content/law/law.ts';
import { getEnglishWords } from '../../site/example-site.ts';
import { groupByCountry } from './law-register.ts';

const day = (year: number, month = 1, date = 1) => joinDate(year, month, date);
const today = day(2026, 6, 15);

const entry = (id: string, more: Partial<Law> = {}) =>
  exampleLaw(id, { jurisdiction: 'NO', ...more });

const group = (register: Law[], pages: Parameters<typeof groupByCountry>[1] = []) =>
  groupByCountry(register, pages, today, getEnglishWords());

test('a law of a state is under its country, the country with the most laws first', () => {
  const register = [
    entry('iso', { jurisdiction: 'INT' }),
    entry('gb'),
    entry('ca', { jurisdiction: 'LV-RIX' }),
    entry('us', { jurisdiction: 'LV' }),
  ];
  expect(
    group(register).map(({ name, laws }) => [name, ...laws.map(({ place }) => place)]),
  ).toEqual([
    ['Latvia', 'Riga, Latvia', 'Latvia'],
    ['International', 'International'],
    ['Norway', 'Norway'],
  ]);
});

test.each([
  ['came into force this year', { inForce: day(2026, 2) }, true],
  ['came into force last year', { inForce: day(2025, 12, 31) }, false],
  ['will end this year', { ended: day(2026, 12) }, false],
  ['was amended this year', { changes: [{ date: day(2026, 6, 15), note: 'It rises.' }] }, true],
])('a law that %s has changed this year: %s', (_, more, expected) => {
  expect(group([entry('a', more)])[0]?.laws[0]?.isChanged).toBe(expected);
});

test('an entry names its successors and the pages that cite it', () => {
  const old = entry('old', { status: 'repealed', successor: [{ id: 'new' }, { id: 'unknown' }] });
  const pages = [
    {
      label: 'Service',
      path: '/pay',
      texts: { sources: [{ law: 'old' }] },
      practices: ['pay'],
      updated: undefined,
    },
    {
      label: 'Post',
      path: '/blog/2',
      texts: { html: '<a href="#law-new">' },
      practices: ['tax'],
      updated: undefined,
    },
  ];
  const laws = group([old, entry('new')], pages)[0]?.laws ?? [];
  const first = laws.find(({ law }) => law.id === 'old');
  expect(first?.successors.map(({ law }) => law.id)).toEqual(['new']);
  expect(first?.uses).toMatchObject([{ label: 'Service', path: '/pay' }]);
  expect(first?.practices).toEqual(['pay']);
  expect(first?.isEnded).toBe(true);
  expect(laws.find(({ law }) => law.id === 'new')?.replaced).toEqual([old]);
});
