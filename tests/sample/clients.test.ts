import { describe, expect, test } from 'vitest';
import { countWords } from '../../src/content/read-time.ts';
import { partUnder, readPage, textOf } from '../../tools/built-site.ts';
import { readContentFiles } from '../../tools/content-files.ts';
import {
  readCaseStudies,
  readOpenings,
  readRegions,
  readSectors,
  readServices,
  readTeam,
} from '../support/published.ts';
import { readFirm } from '../support/read-firm.ts';

/** What a client or an applicant looks for, which a firm may leave out and the sample has. */
describe.skipIf(!readFirm().sample)(
  'the sample content (skipped without "sample: true" in firm.yaml)',
  () => {
    test.each(readServices())('service $id says fee, people, extract and case', (service) => {
      for (const field of ['feeBasis', 'team', 'extract', 'caseStudy'] as const)
        expect(service[field], field).toBeTruthy();
    });

    test.each(readRegions())('region $id says partner, steps and immigration routes', (region) => {
      for (const field of ['partnerKind', 'setup', 'immigration'] as const)
        expect(region[field], field).toBeTruthy();
    });

    test.each(readSectors())('sector $id has numbers and 250 words or more', (sector) => {
      expect(sector.numbers?.length).toBeGreaterThanOrEqual(2);
      const part = partUnder(readPage('/business-sectors'), sector.title);
      expect(countWords(textOf(part))).toBeGreaterThanOrEqual(250);
    });

    test('each member has qualifications, memberships and questions; one is an accountant', () => {
      for (const member of readTeam())
        for (const field of ['qualifications', 'memberships', 'askedAbout'] as const)
          expect(member[field]?.length, `${member.id}: ${field}`).toBeGreaterThan(0);
      const all = readTeam().flatMap(({ qualifications = [] }) => qualifications);
      expect(all.some((text) => /chartered accountant/i.test(text))).toBe(true);
    });

    test.each(readCaseStudies())('case study $id says when, who and what failed', (study) => {
      for (const field of ['started', 'ended', 'team', 'notWorked'] as const)
        expect(study[field], field).toBeTruthy();
    });

    test.each(readContentFiles('case-studies'))(
      '$id has no number twice, and gives no percentage of a percentage',
      ({ data }) => {
        const { order: _, started, ended, updated, ...told } = data;
        expect([started, ended, updated]).not.toContain(undefined);
        const numbers: string[] = JSON.stringify(told).match(/\d+/g) ?? [];
        expect(numbers.filter((number, index) => numbers.indexOf(number) < index)).toEqual([]);
        const results = told.results as { figure: string; comparison?: { unit: string } }[];
        for (const { figure, comparison } of results)
          if (comparison?.unit.startsWith('%')) expect(figure).toMatch(/^[+−]\d+ points$/);
      },
    );

    test.each(readOpenings())('opening $id says its pay', ({ payFrom, payPeriod }) => {
      expect(payFrom).toBeGreaterThan(0);
      expect(payPeriod).toBeTruthy();
    });
  },
);
