import { describe, expect, test } from 'vitest';
import { countWords } from '../../src/features/articles/model/read-time.ts';
import { partUnder, readPage, textOf } from '../../tools/built-site.ts';
import {
  readOpenings,
  readRegions,
  readSectors,
  readServices,
  readTeam,
} from '../support/published.ts';
import { readFirm } from '../support/read-firm.ts';

/** Optional facts for clients and applicants, all of which the sample has. */
describe.skipIf(!readFirm().sample)(
  'the sample content (skipped without "sample: true" in firm.yaml)',
  () => {
    test.each(readServices())('service $id states fee, people and extract', (service) => {
      for (const field of ['feeBasis', 'team', 'extract'] as const)
        expect(service[field], field).toBeTruthy();
    });

    test.each(readRegions())(
      'region $id states partner, steps and immigration routes',
      (region) => {
        for (const field of ['partnerKind', 'setup', 'immigration'] as const)
          expect(region[field], field).toBeTruthy();
      },
    );

    test.each(readSectors())('sector $id has at least two numbers and 250 words', (sector) => {
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

    test.each(readOpenings())('opening $id states its pay', ({ payFrom, payPeriod }) => {
      expect(payFrom).toBeGreaterThan(0);
      expect(payPeriod).toBeTruthy();
    });
  },
);
