import { testCases } from '../../../tests/support/cases.ts';
import cases from './format-comparison.cases.yaml?raw';
import { formatComparison } from './format-comparison.ts';

testCases(cases, { formatComparison });
