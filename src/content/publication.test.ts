import { testCases } from '../../tests/support/cases.ts';
import cases from './publication.cases.yaml?raw';
import { isPublished } from './publication.ts';

testCases(cases, { isPublished });
