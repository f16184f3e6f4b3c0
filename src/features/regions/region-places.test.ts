import { testCases } from '../../../tests/support/cases.ts';
import cases from './region-places.cases.yaml?raw';
import { compareTimes, listPlaces } from './region-places.ts';

testCases(cases, { compareTimes, listPlaces });
