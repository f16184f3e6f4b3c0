import { testCases } from '../../tests/support/cases.ts';
import cases from './plain-text.cases.yaml?raw';
import { toPlain } from './plain-text.ts';

testCases(cases, { toPlain });
