import { readAmount } from '../../../tools/editor/amounts.ts';
import { testCases } from '../../support/cases.ts';
import cases from './amounts.cases.yaml?raw';

testCases(cases, { readAmount });
