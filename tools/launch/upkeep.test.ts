import { expect, test } from 'vitest';
import { readSource } from '../../src/check/read-source.ts';
import { parseDate } from '../../src/content/dates.ts';
import { findUncheckedDuties, findUncheckedLaw } from './upkeep.ts';

const read = (path: string, text: string) => {
  const { source } = readSource({ path, text });
  return source ? [source] : [];
};

const calendar = read(
  'content/calendars/duties.yaml',
  `title: Duties
description: What an employer pays and when.
from: 2026-12-01
jurisdictions: [{ code: KE, name: Kenya }]
duties:
  - { id: tax, jurisdiction: KE, duty: Pay the tax, day: 7, law: tax-act, checked: 2026-05-21 }
  - id: wages
    jurisdiction: KE
    duty: Pay the wages
    day: 7
    law: wages-act
    checked: 2026-11-21
`,
);

const law = read(
  'content/law/tax-act.yaml',
  `title: Tax Act
jurisdiction: KE
status: in-force
source: { label: Gazette, url: 'https://gazette.example/' }
checked: 2026-05-21
level: read
checkedBy: A. Reader
evidence: [the text]
`,
);

test.each([
  ['nothing is due six months after the check', '2026-11-21', []],
  ['a day later, the duty with the oldest check is due', '2026-11-22', ['tax']],
  ['later every duty is due', '2027-05-22', ['tax', 'wages']],
])('%s', (_, today, ids) => {
  const findings = findUncheckedDuties(calendar, parseDate(today));
  expect(findings.map(({ message }) => /"(\w+)"/.exec(message)?.[1])).toEqual(ids);
  expect(findings.every(({ upkeep }) => upkeep)).toBe(true);
});

test('a finding gives the line with the date of the check', () => {
  const findings = findUncheckedDuties(calendar, parseDate('2027-06-01'));
  expect(findings.map(({ line }) => line)).toEqual([6, 12]);
});

test('an entry in the register of law is due after the same period', () => {
  expect(findUncheckedLaw(law, parseDate('2026-11-21'))).toEqual([]);
  expect(findUncheckedLaw(law, parseDate('2026-11-22'))).toMatchObject([{ upkeep: true }]);
});
