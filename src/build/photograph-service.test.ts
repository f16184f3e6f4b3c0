import { testCases } from '../../tests/support/cases.ts';
import cases from './photograph-service.cases.yaml?raw';
import { findCrop } from './photograph-service.ts';

testCases(cases, { findCrop });
