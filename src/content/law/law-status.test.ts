import { describe, expect, test } from 'vitest';
import { readEnglish } from '../../site/example-site.ts';
import { exampleLaw as entry } from './example-law.ts';
import type { Law } from './law.ts';
import { findLawChanges, findOldestCheck, formatStatus, listAllChanges } from './law-status.ts';

const day = (year: number, month = 1, date = 1) => ({ year, month, day: date });

const today = day(2026, 11, 21);
const changesSince = (written: ReturnType<typeof day>, cited: Law[], register = cited) =>
  findLawChanges(written, today, cited, register, () => '').map(
    ({ title, what }) => `${title} ${what}`,
  );

describe('findLawChanges', () => {
  test('a repeal after the date of the article is reported with its successor', () => {
    const old = entry('Old', {
      status: 'repealed',
      ended: day(2025, 11, 21),
      successor: [
        { id: 'new', sections: [{ old: 's. 9', new: 's. 40', subject: 'Notice' }] },
        { id: 'unknown' },
      ],
    });
    const next = entry('new', { title: 'New Code' });
    const sections = 'Old Act, section 9';
    const [change] = findLawChanges(day(2024, 6), today, [old], [old, next], () => sections);
    expect(change).toMatchObject({
      what: 'wasRepealed',
      date: day(2025, 11, 21),
      successors: [{ title: 'New Code', sections: [{ new: 's. 40' }] }],
    });
  });
  test('only the sections named in the text are listed', () => {
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
    const text = 'Old Act 1947, sections 2 and 9A';
    const [change] = findLawChanges(day(2024), today, [old], [old, entry('new')], () => text);
    const subjects = change?.successors[0]?.sections.map(({ subject }) => subject);
    expect(subjects).toEqual(['Notice', 'Workman']);
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
  ])('a source that names %s refers to %s: %s', (label, section, concerns) => {
    const successor = [
      { id: 'new', sections: [{ old: section, new: 's. 40', subject: 'Notice' }] },
    ];
    const old = entry('Old', { status: 'repealed', ended: day(2025, 11, 21), successor });
    const [change] = findLawChanges(day(2024), today, [old], [old, entry('new')], () => label);
    expect(change?.successors[0]?.sections).toHaveLength(concerns ? 1 : 0);
  });
  test('a commencement in part is explained', () => {
    const since = { inForce: day(2025, 11, 21), note: 'Section 9 has not started.' };
    const notes = (['in-force', 'in-force-in-part'] as const).map((status) => {
      const code = entry('Code', { ...since, status });
      return findLawChanges(day(2024), today, [code], [code], () => '')[0]?.note;
    });
    expect(notes).toEqual([undefined, 'Section 9 has not started.']);
  });
  test('a successor that replaces a law on the same day is not also reported as new', () => {
    const old = entry('Old', {
      status: 'repealed',
      ended: day(2025, 11, 21),
      successor: [{ id: 'Code' }],
    });
    const code = entry('Code', { inForce: day(2025, 11, 21) });
    const earlier = entry('Code', { inForce: day(2025, 3) });
    expect(changesSince(day(2024), [old, code])).toEqual(['Old Act wasRepealed']);
    expect(changesSince(day(2024), [old, earlier])).toEqual([
      'Code Act cameIntoForce',
      'Old Act wasRepealed',
    ]);
  });
  test('a commencement and an amendment after the article are reported, earliest first', () => {
    const code = entry('Code', {
      inForce: day(2025, 11, 21),
      changes: [{ date: day(2025, 2), note: 'The limit rises to 300.' }],
    });
    expect(changesSince(day(2024, 6), [code])).toEqual([
      'Code Act changed',
      'Code Act cameIntoForce',
    ]);
  });
  test('a change is reported from the day on which it takes effect', () => {
    expect(changesSince(day(2024), [entry('Code', { inForce: today })])).toEqual([
      'Code Act cameIntoForce',
    ]);
  });
  test('a law that ended without a repeal was replaced', () => {
    const old = entry('Old', { status: 'superseded', ended: day(2025, 11, 21) });
    expect(changesSince(day(2024), [old])).toEqual(['Old Act wasReplaced']);
  });
  test('only a commencement is redundant beside the law that it replaces', () => {
    const old = entry('Old', {
      status: 'repealed',
      ended: day(2025, 11, 21),
      successor: [{ id: 'Code' }],
    });
    const changed = entry('Code', { changes: [{ date: day(2025, 11, 21), note: 'It rises.' }] });
    const other = entry('Other', { inForce: day(2025, 11, 21) });
    const partial = entry('Code', {
      status: 'in-force-in-part',
      inForce: day(2025, 11, 21),
      note: 'Chapter 2 only.',
    });
    expect(changesSince(day(2024), [old, changed])).toContain('Code Act changed');
    expect(changesSince(day(2024), [old, partial])).toContain('Code Act cameIntoForce');
    expect(changesSince(day(2024), [old, other], [old, other, changed])).toContain(
      'Other Act cameIntoForce',
    );
  });
  test.each([
    ['before the article', entry('A', { ended: day(2023), status: 'repealed' })],
    ['on the day of the article', entry('A', { inForce: day(2024, 6) })],
    ['in the future', entry('A', { changes: [{ date: day(2027), note: 'Not yet.' }] })],
    ['never', entry('A')],
  ])('a law that changed %s is not reported', (_, law) => {
    expect(changesSince(day(2024, 6), [law])).toEqual([]);
  });
  test('an amendment cites its own source, and the commencement that of the law', () => {
    const [sourceLabel, sourceUrl] = ['Gazette, Act 7', 'https://gazette.example/7'];
    const code = entry('Code', {
      inForce: day(2025, 11, 21),
      changes: [
        { date: day(2025, 2), note: 'The limit rises.', sourceLabel, sourceUrl },
        { date: day(2025, 3), note: 'It falls.', sourceUrl },
      ],
    });
    const changes = findLawChanges(day(2024, 6), today, [code], [code], () => '');
    expect(changes.map(({ url, source }) => [url, source])).toEqual([
      ['https://gazette.example/', { label: sourceLabel, url: sourceUrl }],
      ['https://gazette.example/', { label: 'gazette.example', url: sourceUrl }],
      ['https://gazette.example/', undefined],
    ]);
  });
  test('an entry that the article does not cite is not reported', () => {
    const other = entry('Other', { inForce: day(2025) });
    expect(changesSince(day(2024, 6), [entry('Cited')], [entry('Cited'), other])).toEqual([]);
  });
});

test('a list of laws is as old as its oldest check', () => {
  const entries = [entry('a'), entry('b', { checked: day(2026, 3) })];
  expect(findOldestCheck(entries)).toEqual(day(2026, 3));
  expect(findOldestCheck([])).toBeUndefined();
});

test.each([
  [{ status: 'in-force', inForce: day(2025, 11, 21) }, 'in force since November_21, 2025'],
  [{ status: 'in-force' }, 'in force'],
  [{ status: 'in-force-in-part' }, 'in force in part'],
  [{ status: 'enacted' }, 'enacted, not in force'],
  [{ status: 'repealed', ended: day(2025, 11, 21) }, 'repealed on November_21, 2025'],
] as const)('a status is formatted as text: %j', (status, words) => {
  const law = { inForce: undefined, ended: undefined, ...status };
  expect(formatStatus(law, readEnglish())?.replaceAll('\u00a0', '_')).toBe(words);
});

test('the changes of the register are all up to today, the earliest first', () => {
  const laws = [2027, 2020, 1990].map((year) => entry(`${year}`, { inForce: day(year) }));
  expect(listAllChanges(laws, today).map(({ id }) => id)).toEqual(['1990', '2020']);
});
