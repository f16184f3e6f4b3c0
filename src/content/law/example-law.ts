import type { Law } from './law.ts';

/** An invented law, for tests. @param more fields that the test is about */
export const exampleLaw = (id: string, more: Partial<Law> = {}): Law => ({
  id,
  path: `/law#law-${id}`,
  title: `${id} Act`,
  jurisdiction: 'GB',
  status: 'in-force',
  statusText: 'in force',
  inForce: undefined,
  ended: undefined,
  successor: [],
  changes: [],
  source: { label: 'Gazette', url: 'https://gazette.example/' },
  textLanguages: {},
  checked: '2026-06-01',
  ...more,
});
