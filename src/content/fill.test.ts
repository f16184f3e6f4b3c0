import { testCases } from '../../tests/support/cases.ts';
import cases from './fill.cases.yaml?raw';
import { fill, fillPlural } from './fill.ts';

testCases(cases, { fill, fillPlural });
