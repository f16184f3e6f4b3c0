import { expect, test } from 'vitest';
import type { Law } from '../../content/law/law.ts';
import { readEnglish } from '../../site/read-english.ts';
import { buildFilterStyles } from './law-filter.ts';
import { groupByCountry } from './law-register.ts';

const day = (year: number, month = 1, date = 1) => ({ year, month, day: date });
const today = day(2026, 6, 15);

const entry = (id: string, more: Partial<Law> = {}): Law => ({
  id,
  title: `${id} Act`,
  jurisdiction: 'NO',
  status: 'in-force',
  inForce: undefined,
  ended: undefined,
  successor: [],
  changes: [],
  source: { label: 'Gazette', url: 'https://gazette.example/' },
  checked: day(2026, 6),
  level: 'read',
  checkedBy: 'A. Reader',
  evidence: ['primary: the text'],
  ...more,
});

const group = (register: Law[], pages: Parameters<typeof groupByCountry>[1] = []) =>
  groupByCountry(register, pages, today, readEnglish());

test('a law of a state is under its country, the country with the most laws first', () => {
  const register = [
    entry('iso', { jurisdiction: 'INT' }),
    entry('gb'),
    entry('ca', { jurisdiction: 'KE-30' }),
    entry('us', { jurisdiction: 'KE' }),
  ];
  expect(group(register).map(({ name, laws }) => [name, laws.length])).toEqual([
    ['Kenya', 2],
    ['International', 1],
    ['Norway', 1],
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
  const old = entry('old', { status: 'repealed', successor: [{ id: 'new' }] });
  const pages = [
    { label: 'Post', path: '/blog/1', texts: { sources: [{ law: 'old' }] } },
    { label: 'Other', path: '/blog/2', texts: { html: '<a href="#law-new">' } },
  ];
  const [first] = group([old, entry('new')], pages)[0]?.laws ?? [];
  expect(first?.successors.map(({ law }) => law.id)).toEqual(['new']);
  expect(first?.uses).toEqual([{ label: 'Post', path: '/blog/1' }]);
  expect(first?.isEnded).toBe(true);
});

test('each country of the register can be chosen', () => {
  const styles = buildFilterStyles([{ code: 'NO' }, { code: 'INT' }]);
  expect(styles).toContain(':has(#show-NO:checked) .register-group:not(#country-NO)');
  expect(styles).toContain(':has(#show-INT:checked) .register-group:not(#country-INT)');
});
