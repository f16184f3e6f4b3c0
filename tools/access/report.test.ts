import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Criterion } from '../../src/content/accessibility/account.ts';
import { readAccount } from './read-account.ts';
import { buildReport, readProduct, reportFile } from './report.ts';
import { rate } from './report-tables.ts';

const account = readAccount();
const report = buildReport(account, readProduct());

test('the report is up to date; if not, run npm run access:report', () => {
  expect(readFileSync(reportFile, 'utf8')).toBe(report);
});

test('the report has a row for each criterion, and for each one in clause 9 of EN 301 549', () => {
  for (const { number, name } of account.criteria)
    expect(report).toContain(`\n| ${number} ${name} |`);
  // WCAG 2.1 has 50 criteria of levels A and AA, including Parsing; 9.6 concerns all of them.
  expect(report.match(/\n\| 9\.\d\.\d+\.\d+ /g)).toHaveLength(50);
  expect(report).toContain('\n| 9.6 ');
});

test('a criterion is rated by its tests and its unmet parts', () => {
  const criterion: Criterion = { number: '1.1.1', name: 'Non-text Content', level: 'A' };
  const test = [{ file: 'a.test.ts', name: 'a' }];
  expect(rate({ ...criterion, test })).toBe('Supports');
  expect(rate({ ...criterion, test, notMet: 'One page' })).toBe('Partially Supports');
  expect(rate({ ...criterion, notMet: 'No page' })).toBe('Does Not Support');
  expect(rate({ ...criterion, test, notApplicable: 'There is none' })).toBe('Not Applicable');
});
