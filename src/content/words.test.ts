import { testCases } from '../../tests/support/cases.ts';
import cases from './words.cases.yaml?raw';
import { fill, fillPlural } from './words.ts';

testCases(cases, { fill, fillPlural });
