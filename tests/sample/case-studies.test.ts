import { describe, expect, test } from 'vitest';
import { find, readPage, textOf, textsOf } from '../../tools/built-site.ts';
import { readContentFiles } from '../../tools/content-files.ts';
import { readCaseStudies, readServices } from '../support/published.ts';
import { readFirm } from '../support/read-firm.ts';
import { industries } from './industries.ts';

describe.skipIf(!readFirm().sample)('the case studies of the sample', () => {
  const main = readFirm().sample ? find(readPage('/case-studies'), 'main') : readPage('/');

  test('have a tab for each industry, after the tab for all', () => {
    expect(textsOf(main, 'fieldset label')).toEqual(['All Industries', ...industries]);
  });

  test('are six, one for each industry', () => {
    const studies = main.querySelectorAll('article');
    expect(studies).toHaveLength(6);
    for (const [index, study] of studies.entries())
      expect(textOf(study)).toContain(industries[index]);
  });

  test('have the specified headings', () => {
    expect(textsOf(find(main, 'article'), 'h3')).toEqual(
      expect.arrayContaining(['Results', 'Challenges', 'Solutions']),
    );
  });

  test.each(readCaseStudies())('case study $id states dates, team and what failed', (study) => {
    for (const field of ['started', 'ended', 'team', 'notWorked'] as const)
      expect(study[field], field).toBeTruthy();
  });

  test.each(readContentFiles('case-studies'))(
    '$id repeats no number and gives no percentage of a percentage',
    ({ data }) => {
      const { order: _, started, ended, updated, ...content } = data;
      expect([started, ended, updated]).not.toContain(undefined);
      const numbers: string[] = JSON.stringify(content).match(/\d+/g) ?? [];
      expect(numbers.filter((number, index) => numbers.indexOf(number) < index)).toEqual([]);
      const results = content.results as { figure: string; comparison?: { unit: string } }[];
      for (const { figure, comparison } of results)
        if (comparison?.unit.startsWith('%')) expect(figure).toMatch(/^[+−]\d+ points$/);
    },
  );

  test.each(readServices())('there is a case study for service $id', ({ caseStudy }) => {
    expect(caseStudy).toBeTruthy();
  });
});
