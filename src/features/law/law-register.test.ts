import { testCases } from '../../../tests/support/cases.ts';
import { exampleLaw } from '../../content/law/example-law.ts';
import type { Law } from '../../content/law/law.ts';
import { getEnglishWords } from '../../site/example-site.ts';
import cases from './law-register.cases.yaml?raw';
import { type CitingPage, groupByCountry } from './law-register.ts';

const group = (laws: Record<string, Partial<Law>>, pages: CitingPage[]) =>
  groupByCountry(
    Object.entries(laws).map(([id, more]) => exampleLaw(id, { jurisdiction: 'NO', ...more })),
    pages,
    '2026-06-15',
    getEnglishWords(),
  );

testCases(cases, {
  listPlaces: (laws: Record<string, Partial<Law>>) =>
    group(laws, []).map(({ name, laws }) => [name, ...laws.map(({ place }) => place)]),
  hasChanged: (law: Partial<Law>) => group({ a: law }, [])[0]?.laws[0]?.isChanged,
  describeLaw: (id: string, laws: Record<string, Partial<Law>>, pages: CitingPage[]) =>
    group(laws, pages)[0]?.laws.find(({ law }) => law.id === id),
});
