import { testCases } from '../../../../tests/support/cases.ts';
import cases from './checklist.cases.yaml?raw';
import { findChecklist } from './checklist.ts';

testCases(cases, {
  findItems: (text: string, heading: string) => findChecklist(text, heading)?.items,
});
