import { testCases } from '../../tests/support/cases.ts';
import cases from './dates.cases.yaml?raw';
import { formatDate, formatUnbrokenDate, toCalendarDate, toMoment } from './dates.ts';

testCases(cases, {
  ...{ formatDate, formatUnbrokenDate, toMoment },
  toCalendarDate: (moment: string, zone: string) => toCalendarDate(new Date(moment), zone),
});
