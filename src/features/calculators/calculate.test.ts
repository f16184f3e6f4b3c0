import { expect, test } from 'vitest';
import { addDays, findNoticePay, findServicePay, findWageShare } from './calculate.ts';
import { describeResult, type Rule } from './calculator-rule.ts';
import { parseNumber } from './parse-number.ts';

/** As for gratuity, with the ceiling of 2018. */
const gratuity = {
  days: 15,
  month: 26,
  'half-year': 6,
  years: 5,
  'fixed-term-years': 1,
  ceiling: 2_000_000,
};

/** As for a statutory bonus. */
const bonus = { least: 25 / 3, most: 20, floor: 100, limit: 21_000 };

test.each([
  // A practitioners' forum (citehr.com, 148103), reported: ₹6,000, eight years and seven months.
  [
    { wages: 6_000, years: 8, months: 7 },
    { isDue: true, amount: 31_154, isCapped: false },
  ],
  // Worked by hand from the section: 52,000 × 15 × 8 ÷ 26.
  [{ wages: 52_000, years: 7, months: 8 }, { amount: 240_000 }],
  [{ wages: 52_000, years: 7, months: 6 }, { amount: 210_000 }],
  // At the end of a fixed term a short rest counts in proportion: 30,000 × 15 × 1.25 ÷ 26.
  [
    { wages: 30_000, years: 1, months: 3, fixed: true },
    { isDue: true, amount: 21_635 },
  ],
  // A long one counts as a year, by rule 33 of the central rules: 30,000 × 15 × 2 ÷ 26.
  [{ wages: 30_000, years: 1, months: 8, fixed: true }, { amount: 34_615 }],
  [{ wages: 40_000, years: 4, months: 11 }, { isDue: false }],
  [{ wages: 40_000, years: 4, months: 12 }, { isDue: true }],
  [{ wages: 40_000, years: 1, months: 0, fixed: true }, { isDue: true }],
  [
    { wages: 200_000, years: 30 },
    { isDue: true, amount: 2_000_000, isCapped: true },
  ],
])('pay for years of service, for %j: %j', (inputs, pay) => {
  expect(findServicePay(gratuity, inputs)).toMatchObject(pay);
});

test.each([
  // kanoongpt.in on section 26, reported: ₹15,000 for a year; there rounded to 8.33 per cent.
  [
    { wages: 15_000, months: 12 },
    { isDue: true, least: 15_000, most: 36_000 },
  ],
  // Worked by hand: wages above the amount that counts are taken as that amount.
  [
    { wages: 18_000, months: 12, base: 7_000 },
    { isDue: true, least: 7_000, most: 16_800 },
  ],
  [
    { wages: 500, months: 1 },
    { isDue: true, least: 100, most: 100 },
  ],
  // Up to the limit of wages, and only to those who worked.
  [{ wages: 21_000, months: 12 }, { isDue: true }],
  [{ wages: 21_001, months: 12 }, { isDue: false }],
  [{ wages: 10_000, months: 0 }, { isDue: false }],
  [{ wages: 0, months: 12 }, { isDue: false }],
])('a share of wages, for %j: %j', (inputs, share) => {
  expect(findWageShare(bonus, inputs)).toMatchObject(share);
});

/** As for Great Britain: Employment Rights Act 1996, section 86, in weeks. */
const notice = { from: 1, least: 1, each: 1, most: 12 };
/** Where notice does not grow: Industrial Relations Code 2020, section 70(a). */
const one = { from: 12, least: 1, each: 0, most: 1 };

test.each([
  // The three steps of gov.uk/redundancy-your-rights/notice-periods and of Acas, at £100 a week.
  [notice, { years: 0, months: 1 }, { isDue: true, periods: 1, amount: 100 }],
  [notice, { years: 7, months: 6 }, { isDue: true, periods: 7, amount: 700 }],
  [notice, { years: 30, months: 0 }, { isDue: true, periods: 12, amount: 1200 }],
  [notice, { years: 0, months: 0 }, { isDue: false }],
  [one, { months: 11 }, { isDue: false }],
  [one, { years: 1 }, { isDue: true, amount: 100 }],
  [one, { years: 25 }, { isDue: true, amount: 100 }],
])('wages for notice by %j, for %j: %j', (rule, service, pay) => {
  expect(findNoticePay(rule, { wages: 100, ...service })).toMatchObject(pay);
});

test.each([
  // 28 days before a transfer on 1 April (TUPE 2006, regulation 11(6)), counted by hand.
  ['2027-04-01', -28, '2027-03-04'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ['25000.50', 'en-IN', 25000.5],
  ['1,00,000', 'en-IN', 100000],
  ['50\u202f000', 'en-IN', 50000],
  ['1.234,5', 'de-DE', 1234.5],
  ['1\u202f234,5', 'fr-FR', 1234.5],
  ['₹52,000', 'en-IN', 52000],
  ['Rs. 52,000/-', 'en-IN', 52000],
  ['600,50 EUR', 'de-DE', 600.5],
  ['1,5', 'en-IN', Number.NaN],
  ['-5', 'en-IN', Number.NaN],
  ['12 months', 'en-IN', Number.NaN],
  ['', 'en-IN', Number.NaN],
])('%j in %s is %d', (text, tag, number) => {
  expect(parseNumber(text, tag)).toBe(number);
});

test('the result of wages with pence is the one that its factors make', () => {
  const numbers = { from: 1, least: 1, each: 1, most: 12 } as unknown as Rule['numbers'];
  const lines = { notDue: '', capped: '', between: '' };
  const rule: Rule = { method: 'notice-pay', numbers, tag: 'en-GB', currency: 'GBP', lines };
  expect(describeResult(rule, { wages: 600.5, years: 4 })).toBe('4 × £600.50\n£2,402');
  expect(describeResult(rule, { wages: 600, years: 1 })).toBe('1 × £600\n£600');
});
