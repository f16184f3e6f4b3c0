import { testCases } from '../../tests/support/cases.ts';
import cases from './fold-text.cases.yaml?raw';
import { foldText } from './fold-text.ts';

testCases(cases, { foldText });
