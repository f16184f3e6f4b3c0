import { describe, expect, test } from 'vitest';
import type { Law } from './law.ts';
import { findLawChanges, findOldestCheck, formatStatus } from './law-status.ts';
import { readEnglish } from './words/read-english.ts';

const day = (year: number, month = 1, date = 1) => ({ year, month, day: date });

const entry = (id: string, more: Partial<Law> = {}): Law => ({
  id,
  title: `${id} Act`,
  jurisdiction: 'GB',
  status: 'in-force',
  inForce: undefined,
  ended: undefined,
  successor: [],
  changes: [],
  source: { label: 'Gazette', url: 'https://gazette.example/' },
  checked: day(2026, 6),
  checkedBy: 'A. Reader',
  evidence: ['primary: the text'],
  ...more,
});

const today = day(2026, 11, 21);
const changesSince = (written: ReturnType<typeof day>, cited: Law[], register = cited) =>
  findLawChanges(written, today, cited, register, '').map(({ title, what }) => `${title} ${what}`);

describe('findLawChanges', () => {
  test('a repeal after the article is reported with what replaces it', () => {
    const old = entry('Old', {
      status: 'repealed',
      ended: day(2025, 11, 21),
      successor: [{ id: 'new', sections: [{ old: 's. 9', new: 's. 40', subject: 'Notice' }] }],
    });
    const next = entry('new', { title: 'New Code' });
    const sections = 'See section 9 of the Old Act.';
    const [change] = findLawChanges(day(2024, 6), today, [old], [old, next], sections);
    expect(change).toMatchObject({
      what: 'wasRepealed',
      date: day(2025, 11, 21),
      successors: [{ title: 'New Code', sections: [{ new: 's. 40' }] }],
    });
  });
  test('of a table of sections, only those that the text names are given', () => {
    const old = entry('Old', {
      status: 'repealed',
      ended: day(2025, 11, 21),
      successor: [
        {
          id: 'new',
          sections: [
            { old: 'section 9A', new: 'section 40', subject: 'Notice' },
            { old: 'section 9', new: 'section 4', subject: 'Works committee' },
            { old: 'section 2(s)', new: 'section 2(zr)', subject: 'Workman' },
          ],
        },
      ],
    });
    const text = 'Notice under section 9A; who is a workman, section 2(s).';
    const [change] = findLawChanges(day(2024), today, [old], [old, entry('new')], text);
    const subjects = change?.successors[0]?.sections.map(({ subject }) => subject);
    expect(subjects).toEqual(['Notice', 'Workman']);
  });
  test('a commencement and an amendment after the article are reported, the earliest first', () => {
    const code = entry('Code', {
      inForce: day(2025, 11, 21),
      changes: [{ date: day(2025, 2), note: 'The limit rises to 300.' }],
    });
    expect(changesSince(day(2024, 6), [code])).toEqual([
      'Code Act changed',
      'Code Act cameIntoForce',
    ]);
  });
  test.each([
    ['before the article', entry('A', { ended: day(2023), status: 'repealed' })],
    ['on the day of the article', entry('A', { inForce: day(2024, 6) })],
    ['in the future', entry('A', { changes: [{ date: day(2027), note: 'Not yet.' }] })],
    ['never', entry('A')],
  ])('what happened %s is not reported', (_, law) => {
    expect(changesSince(day(2024, 6), [law])).toEqual([]);
  });
  test('an entry that the article does not cite is not reported', () => {
    const other = entry('Other', { inForce: day(2025) });
    expect(changesSince(day(2024, 6), [entry('Cited')], [entry('Cited'), other])).toEqual([]);
  });
});

test('a list of law is as old as the entry that was checked longest ago', () => {
  const entries = [entry('a'), entry('b', { checked: day(2026, 3) })];
  expect(findOldestCheck(entries)).toEqual(day(2026, 3));
  expect(findOldestCheck([])).toBeUndefined();
});

test.each([
  [{ status: 'in-force', inForce: day(2025, 11, 21) }, 'in force since November 21, 2025'],
  [{ status: 'in-force' }, 'in force'],
  [{ status: 'in-force-in-part' }, 'in force in part'],
  [{ status: 'enacted' }, 'enacted, not in force'],
  [{ status: 'repealed', ended: day(2025, 11, 21) }, 'repealed on November 21, 2025'],
] as const)('a status is written out: %j', (status, words) => {
  const law = { inForce: undefined, ended: undefined, ...status };
  expect(formatStatus(law, readEnglish())).toBe(words);
});
