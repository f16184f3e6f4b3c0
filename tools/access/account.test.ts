import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accountFile, parseAccount } from '../../src/content/accessibility/account.ts';
import { findListProblems, findLostTests } from './account-problems.ts';
import { readAccount } from './read-account.ts';
import { listTestNames } from './test-names.ts';

const account = readAccount();
const readTests = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

test('the account lists each of the 86 success criteria of WCAG 2.2 once, at its level', () => {
  expect(findListProblems(account)).toEqual([]);
  expect(account.criteria).toHaveLength(86);
});

test('every test that the account refers to exists', () => {
  expect(findLostTests(account, readTests)).toEqual([]);
});

describe('the check reports', () => {
  const without = (number: string) => account.criteria.filter((one) => one.number !== number);
  const alone = (criterion: object) =>
    `methods: [A method of twenty letters]\nlimits: []\ncriteria: [${JSON.stringify(criterion)}]`;
  const bare = { number: '1.1.1', name: 'Non-text Content', level: 'A' };

  test('a missing criterion', () => {
    expect(findListProblems({ ...account, criteria: without('1.4.10') })).toEqual([
      '1.4.10 is listed 0 times',
    ]);
  });

  test('a criterion at the wrong level, and one that WCAG 2.2 does not have', () => {
    const parsed = parseAccount(alone({ ...bare, level: 'AA', notMet: 'Something is missing' }));
    expect(findListProblems(parsed)).toContain('1.1.1 must have level A');
    const parsing = parseAccount(
      alone({ ...bare, number: '4.1.1', notMet: 'Something is missing' }),
    );
    expect(findListProblems(parsing)).toContain('4.1.1 is not a criterion of WCAG 2.2');
  });

  test('a renamed test and a moved file', () => {
    const source = readFileSync(accountFile, 'utf8');
    const renamed = parseAccount(
      source.replaceAll('hovering neither opens', 'hovering does nothing'),
    );
    expect(findLostTests(renamed, readTests)).toEqual([
      expect.stringMatching(/^1\.4\.13: .* has no test named "hovering does nothing/),
    ]);
    const moved = parseAccount(source.replaceAll('theme.spec.ts', 'themes.spec.ts'));
    expect(findLostTests(moved, readTests)).toEqual([
      '4.1.2: there is no file tests/any-firm/browser/themes.spec.ts',
    ]);
  });

  test.each([
    ['has neither a test nor a reason', bare],
    [
      'does not apply and is not met',
      { ...bare, notApplicable: 'There is none', notMet: 'There is one' },
    ],
    ['has an unknown field', { ...bare, notMet: 'Something is missing', test_: [] }],
    [
      'was checked on no day',
      { ...bare, checked: { date: 'today', how: 'It was looked at by hand' } },
    ],
  ])('a criterion that %s', (_, criterion) => {
    expect(() => parseAccount(alone(criterion))).toThrow();
  });
});

test('test names are listed as written, without groups, skipped tests and comments', () => {
  const source = [
    "test('plain', () => {});",
    `test(\`at \${width} px\`, () => {});`,
    "test.each([1, 2])('of each', () => {});",
    "test.skipIf(no)('where it can be', () => {});",
    "test.describe('a group', () => { test('inside', () => {}); });",
    "test.skip('skipped', () => {});",
    "describe('another', () => {}); // test('in a comment')",
  ].join('\n');
  expect(listTestNames(source)).toEqual([
    'plain',
    `\`at \${width} px\``,
    'of each',
    'where it can be',
    'inside',
  ]);
});
