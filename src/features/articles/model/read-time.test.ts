import { testCases } from '../../../../tests/support/cases.ts';
import { getEnglishWords } from '../../../site/example-site.ts';
import cases from './read-time.cases.yaml?raw';
import { countWords, formatReadTime } from './read-time.ts';

testCases(cases, {
  countWords,
  formatReadTime: (count: number) => formatReadTime(count, getEnglishWords()),
});
