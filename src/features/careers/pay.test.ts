import { testCases } from '../../../tests/support/cases.ts';
import { buildWords } from '../../content/built-in-words.ts';
import { formatPlace } from './model/opening.ts';
import cases from './pay.cases.yaml?raw';
import { buildSalary, formatPay } from './pay.ts';

const words = buildWords({ code: 'en', tag: 'en-IN' });

testCases(cases, {
  formatPay: (opening: Parameters<typeof formatPay>[0]) =>
    formatPay(opening, words).replace(/\s/g, ' '),
  buildAmount: (opening: Parameters<typeof buildSalary>[0]) => buildSalary(opening).baseSalary,
  formatPlace,
});
