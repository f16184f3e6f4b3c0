import { testCases } from '../../../tests/support/cases.ts';
import { getEnglishWords } from '../../site/example-site.ts';
import cases from './duty-words.cases.yaml?raw';
import { formatDays, formatWho } from './duty-words.ts';
import type { Duty } from './model/calendar.ts';

testCases(cases, {
  formatDays: (duty: Duty) => formatDays(duty, getEnglishWords()),
  formatWho: (duty: Duty) => formatWho(duty, getEnglishWords()),
});
