import { testCases } from '../../../tests/support/cases.ts';
import cases from './calculate.cases.yaml?raw';
import { addDays, findNoticePay, findServicePay, findWageShare } from './calculate.ts';
import { describeResult } from './calculator-rule.ts';
import { parseNumber } from './parse-number.ts';

testCases(cases, {
  ...{ addDays, findNoticePay, findServicePay, findWageShare },
  ...{ describeResult, parseNumber },
});
