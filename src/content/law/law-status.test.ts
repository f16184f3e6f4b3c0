import { describe, expect, test } from 'vitest';
import { getEnglishWords } from '../../site/example-site.ts';
import { joinDate } from '../dates.ts';
import { exampleLaw as entry } from './example-law.ts';
import type { Law } from './law.ts';
import { findLawChanges, findOldestCheck, formatStatus } from './law-status.ts';

const day = (year: number, month = 1, date = 1) => joinDate(year, month, date);

const written = day(2024, 6);
const today = day(2026, 11, 21);

const find = (cited: Law[], register = cited, sections = '') =>
  findLawChanges(written, today, cited, register, () => sections);

const list = (cited: Law[]) => find(cited).map(({ title, what }) => `${title} ${what}`);

const replaced = (successor: Law['successor'], more: Partial<Law> = {}) =>
  entry('Old', { status: 'repealed', ended: day(2025, 11, 21), successor, ...more });

describe('the changes of a law since an article was written', () => {
  test('name the successors of a law that was repealed', () => {
    const old = replaced([{ id: 'new' }, { id: 'unknown' }]);
    const [change] = find([old], [old, entry('new', { title: 'New Code' })]);
    expect(change).toMatchObject({
      what: 'wasRepealed',
      date: day(2025, 11, 21),
      successors: [{ title: 'New Code' }],
    });
  });

  test('explain the end of a law that nothing replaced', () => {
    const note = 'A court set it aside.';
    expect(find([replaced([], { note })])).toMatchObject([{ what: 'wasRepealed', note }]);
  });

  test.each([
    ['sections 25F and 25K', 'Chapter V-B (section 25K)', true],
    ['section 12', 'sections 12 and 13', true],
    ['section 1(4)', 'section 1', true],
    ['section 1', 'section 1(4)', true],
    ['section 12', 'section 1', false],
    ['section 2(oo)', 'section 2(s)', false],
    ['section 9A', 'section 9', false],
    ['the whole Act', 'Chapter V', false],
  ])('list what replaced a section: %s names %s: %s', (label, section, concerns) => {
    const sections = [{ old: section, new: 's. 40', subject: 'Notice' }];
    const old = replaced([{ id: 'new', sections }]);
    const [change] = find([old], [old, entry('new')], label);
    expect(change?.successors[0]?.sections).toHaveLength(concerns ? 1 : 0);
  });

  test('leave out only the commencement of a law that replaced another on that day', () => {
    const old = replaced([{ id: 'Code' }]);
    const inForce = day(2025, 11, 21);
    expect(list([old, entry('Code', { inForce })])).toEqual(['Old Act wasRepealed']);
    for (const [law, change] of [
      [entry('Code', { inForce: day(2025, 3) }), 'Code Act cameIntoForce'],
      [entry('Code', { changes: [{ date: inForce, note: 'It rises.' }] }), 'Code Act changed'],
      [entry('Code', { status: 'in-force-in-part', inForce, note: 'Chapter 2.' }), 'Code Act came'],
      [entry('Other', { inForce }), 'Other Act cameIntoForce'],
    ] as const)
      expect(list([old, law]).join()).toContain(change);
  });

  test.each([
    ['before the article', entry('A', { ended: day(2023), status: 'repealed' })],
    ['on the day of the article', entry('A', { inForce: written })],
    ['in the future', entry('A', { changes: [{ date: day(2027), note: 'Not yet.' }] })],
    ['never', entry('A')],
  ])('are none if it changed %s', (_, law) => {
    expect(list([law])).toEqual([]);
  });
});

test('a list of laws is as old as its oldest check', () => {
  const entries = [entry('a'), entry('b', { checked: day(2026, 3) })];
  expect(findOldestCheck(entries)).toEqual(day(2026, 3));
});

test.each([
  [{ status: 'in-force', inForce: day(2025, 11, 21) }, 'in force since November_21, 2025'],
  [{ status: 'in-force' }, 'in force'],
  [{ status: 'enacted' }, 'enacted, not in force'],
  [{ status: 'repealed', ended: day(2025, 11, 21) }, 'repealed on November_21, 2025'],
] as const)('a status is formatted as text: %j', (status, words) => {
  const law = { inForce: undefined, ended: undefined, ...status };
  expect(formatStatus(law, getEnglishWords()).replaceAll('\u00a0', '_')).toBe(words);
});
