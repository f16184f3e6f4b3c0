import { testCases } from '../../tests/support/cases.ts';
import cases from './firm-facts.cases.yaml?raw';
import { buildFacts } from './firm-facts.ts';
import type { Firm } from './kinds/firm.ts';
import type { OfficeData } from './kinds/office.ts';

/** The address of a firm in this place, in the language of this tag. */
const formatAddress = (place: Partial<OfficeData>, tag: string) =>
  buildFacts({} as Firm, { lines: ['House 1', 'Road 2'], ...place } as OfficeData, tag).address;

testCases(cases, { formatAddress });
