import { expect, test } from 'vitest';
import type { CaseStudy } from '../../content/kinds/case-study.ts';
import type { Region } from '../../content/kinds/region.ts';
import type { Sector } from '../../content/kinds/sector.ts';
import type { Service } from '../../content/kinds/service.ts';
import { findStudiesAt } from './find-studies-at.ts';

const comparison = { unit: 'days', before: 9, after: 4 };
const create = (id: string, region: string, industry: string, results: object[]) =>
  ({ id, region, industry, results }) as CaseStudy;
const studies = [
  create('plain', 'north', 'Shops', [{}]),
  create('compared', 'north', 'Clinics', [{ comparison }]),
  create('also-compared', 'south', 'Shops', [{ comparison }]),
];
const service = { caseStudy: 'plain' } as Service;

test.each([
  ['the home page shows the first with two values', { spot: 'home' as const }, ['compared']],
  ['a service, the one that it names', { spot: 'service-example' as const, service }, ['plain']],
  [
    'a service that names none, none',
    { spot: 'service-aside' as const, service: {} as Service },
    [],
  ],
  [
    'a region, its first',
    { spot: 'region' as const, region: { id: 'north' } as Region },
    ['plain'],
  ],
  [
    'a sector, all of its clients',
    { spot: 'sector' as const, sector: { title: 'Shops' } as Sector },
    ['plain', 'also-compared'],
  ],
  ['the other spots, none', { spot: 'service-dates' as const, service }, []],
])('%s', (_, here, ids) => {
  expect(findStudiesAt(studies, here).map(({ id }) => id)).toEqual(ids);
});
