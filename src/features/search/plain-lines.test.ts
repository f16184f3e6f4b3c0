import { testCases } from '../../../tests/support/cases.ts';
import cases from './plain-lines.cases.yaml?raw';
import { toPlain } from './plain-lines.ts';

testCases(cases, { toPlain });
