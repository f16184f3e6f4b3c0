import { testCases } from '../../../tests/support/cases.ts';
import { getEnglishWords } from '../../site/example-site.ts';
import { exampleLaw } from './example-law.ts';
import type { Law } from './law.ts';
import cases from './law-status.cases.yaml?raw';
import { findLawChanges, findOldestCheck, formatStatus } from './law-status.ts';

const laws = (all: Record<string, Partial<Law>>) =>
  Object.entries(all).map(([id, more]) => exampleLaw(id, more ?? {}));

testCases(cases, {
  /** The changes of all laws, or of the first alone, after an article of June 2024 with this text. */
  findLawChanges: (cited: Record<string, Partial<Law>>, text: string) => {
    const all = laws(cited);
    return findLawChanges(
      '2024-06-01',
      '2026-11-21',
      text ? all.slice(0, 1) : all,
      all,
      () => text,
    );
  },
  findOldestCheck,
  formatStatus: (law: Law) => formatStatus(law, getEnglishWords()),
});
