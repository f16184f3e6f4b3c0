import { describe, expect, test } from 'vitest';
import { readFields } from '../../src/check/schema-errors.ts';
import { formatProblem } from '../../src/content/problem.ts';
import {
  type Conformance,
  conformanceFile,
} from '../../src/features/accessibility/model/conformance.ts';
import { checkLaunch, findOldChecks } from '../../tools/launch/check-launch.ts';
import { checkLink } from '../../tools/launch/external-links.ts';
import { allowFile, allowSchema } from '../../tools/launch/findings.ts';
import { type Folder, load } from './content-check/folder.ts';
import { changeFirm, readMistakes, smallFirm } from './content-check/small-firm.ts';

describe('a finding is reported with file, line, field, message and fix', () => {
  const print = (folder: Folder) =>
    checkLaunch(load(folder), '2026-12-01').map(
      (finding) => `${finding.rule} ${formatProblem(finding)}`,
    );
  const usual = print(smallFirm);

  test.each(readMistakes('../launch-findings.txt'))('$name', ({ changes, problems }) => {
    const printed = print(changeFirm(...changes)).filter((line) => !usual.includes(line));
    expect(printed).toEqual(problems);
  });
});

test('a manual check is outdated after a year, not before', () => {
  const checked = { date: '2026-11-21', how: 'Looked at by hand, all of it.' };
  const criteria: Conformance['criteria'] = [{ number: '1.3.3', name: 'A', level: 'A', checked }];
  const find = (day: string) => findOldChecks({ aids: [], criteria }, day);
  expect(find('2027-11-21')).toEqual([]);
  expect(find('2027-11-22')).toMatchObject([
    { file: conformanceFile, rule: 'old-check', field: '1.3.3 A' },
  ]);
});

test('an accepted finding without a reason is reported with its line', () => {
  const { problems } = readFields(allowSchema, allowFile, '- key: a\n  reason: short\n');
  expect(problems.map(formatProblem).join()).toMatch(/yaml:2 {2}item 1, reason: has 5 characters/);
});

test('a page that is gone is dead; a page that refuses scripts is not', async () => {
  for (const [status, state] of [
    [200, 'alive'],
    [404, 'dead'],
    [403, 'unknown'],
  ] as const)
    expect(await checkLink('https://a.org', async () => new Response(null, { status }))).toBe(
      state,
    );
  const noHost = () => Promise.reject(new TypeError('', { cause: { code: 'ENOTFOUND' } }));
  expect(await checkLink('https://a.org', noHost)).toBe('dead');
});
