import { testCases } from '../../tests/support/cases.ts';
import cases from './security-text.cases.yaml?raw';
import { buildSecurityText } from './security-text.ts';

testCases(cases, { buildSecurityText });
