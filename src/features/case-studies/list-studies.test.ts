import { expect, test } from 'vitest';
import type { EntriesOf } from '../../site/site.ts';
import { listStudies } from './list-studies.ts';

const entries = {
  caseStudies: [
    { id: 'one', industry: 'Shops', services: ['audit', 'advice'], team: ['ben', 'asha'] },
    { id: 'two', industry: 'Farms', services: ['advice/pay'] },
  ],
  services: [{ id: 'advice' }, { id: 'advice/pay', parent: 'advice' }, { id: 'audit' }],
  sectors: [{ title: 'Clinics' }, { title: 'Shops' }],
  team: [{ id: 'asha' }, { id: 'ben' }],
} as unknown as EntriesOf<'caseStudies' | 'services' | 'sectors' | 'team'>;

test('a case study has its services and people in its own order, and its sector', () => {
  const [one, two] = listStudies(entries);
  expect(one?.services.map(({ id }) => id)).toEqual(['audit', 'advice']);
  expect(one?.team.map(({ id }) => id)).toEqual(['ben', 'asha']);
  expect(one?.sector?.title).toBe('Shops');
  expect([two?.sector, two?.team]).toEqual([undefined, []]);
});
