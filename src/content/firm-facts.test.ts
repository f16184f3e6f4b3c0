import { expect, test } from 'vitest';
import { buildFacts } from './firm-facts.ts';
import type { Firm } from './kinds/firm.ts';

const firm = {
  name: 'Ridge & <Sons>',
  legalName: 'Ridge Ltd',
  email: 'info@example.org',
  careersEmail: 'careers@example.org',
  grievanceEmail: 'privacy@example.org',
  phone: '+44 20 7946 0018',
  siteUrl: 'https://www.example.org',
} as Firm;

const build = (country: string, postalCode: string, region?: string, tag = 'en') => {
  const place = { lines: ['House 1', 'Road 2'], locality: 'Town', postalCode, country };
  return buildFacts(firm, { order: 1, title: 'Office', ...place, ...(region && { region }) }, tag);
};

test.each<[string, ...Parameters<typeof build>]>([
  ['House 1, Road 2, Town-State, 000, Brazil', 'BR', '000', 'State'],
  ['House 1, Road 2, L-000_Town, Luxemburg', 'LU', '000', undefined, 'de'],
  ['Town, BS1_0AA', 'GB', 'BS1 0AA'],
  ['80000_Town', 'DE', '80000'],
  ['Town, State_94000', 'US', '94000', 'State'],
])('an address has the order of its country and an unbroken code: %s', (line, ...parts) => {
  expect(build(...parts).address.replaceAll('\u00a0', '_')).toContain(line);
});
