import { describe, expect, test } from 'vitest';
import { addDays, findNoticePay, findServicePay, findWageShare } from './calculate.ts';
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

describe('pay for years of service', () => {
  test.each([
    // A practitioners' forum (citehr.com, 148103), reported: ₹6,000, eight years and seven months.
    [{ wages: 6_000, years: 8, months: 7 }, 31_154],
    // Worked by hand from the section: 52,000 × 15 × 8 ÷ 26.
    [{ wages: 52_000, years: 7, months: 8 }, 240_000],
    [{ wages: 52_000, years: 7, months: 6 }, 210_000],
    // At the end of a fixed term a short rest counts in proportion: 30,000 × 15 × 1.25 ÷ 26.
    [{ wages: 30_000, years: 1, months: 3, fixed: true }, 21_635],
    // A long one counts as a year, by rule 33 of the central rules: 30,000 × 15 × 2 ÷ 26.
    [{ wages: 30_000, years: 1, months: 8, fixed: true }, 34_615],
  ])('for %j is %i', (inputs, amount) => {
    expect(findServicePay(gratuity, inputs)).toMatchObject({
      isDue: true,
      amount,
      isCapped: false,
    });
  });

  test.each([
    [{ wages: 40_000, years: 4, months: 11 }, false],
    [{ wages: 40_000, years: 4, months: 12 }, true],
    [{ wages: 40_000, years: 1, months: 0, fixed: true }, true],
  ])('for %j is due: %s', (inputs, isDue) => {
    expect(findServicePay(gratuity, inputs).isDue).toBe(isDue);
  });

  test('is never above the ceiling', () => {
    expect(findServicePay(gratuity, { wages: 200_000, years: 30 })).toEqual({
      isDue: true,
      amount: 2_000_000,
      isCapped: true,
    });
  });
});

describe('a share of wages', () => {
  test.each([
    // kanoongpt.in on section 26, reported: ₹15,000 for a year; there rounded to 8.33 per cent.
    [{ wages: 15_000, months: 12 }, 15_000, 36_000],
    // Worked by hand: wages above the amount that counts are taken as that amount.
    [{ wages: 18_000, months: 12, base: 7_000 }, 7_000, 16_800],
    [{ wages: 500, months: 1 }, 100, 100],
  ])('for %j is %i to %i', (inputs, least, most) => {
    expect(findWageShare(bonus, inputs)).toEqual({ isDue: true, least, most });
  });

  test('is due up to the limit of wages, and only to those who worked', () => {
    expect(findWageShare(bonus, { wages: 21_000, months: 12 }).isDue).toBe(true);
    expect(findWageShare(bonus, { wages: 21_001, months: 12 }).isDue).toBe(false);
    expect(findWageShare(bonus, { wages: 10_000, months: 0 }).isDue).toBe(false);
  });
});

/** As for Great Britain: Employment Rights Act 1996, section 86, in weeks. */
const notice = { from: 1, least: 1, each: 1, most: 12 };

describe('wages for notice', () => {
  // The three steps of gov.uk/redundancy-your-rights/notice-periods and of Acas, at £100 a week.
  test.each([
    [{ years: 0, months: 1 }, 1],
    [{ years: 7, months: 6 }, 7],
    [{ years: 30, months: 0 }, 12],
  ])('for %j are those of %i weeks', (service, periods) => {
    expect(findNoticePay(notice, { wages: 100, ...service })).toEqual({
      isDue: true,
      periods,
      amount: 100 * periods,
    });
  });

  test('are not due before the first month', () => {
    expect(findNoticePay(notice, { wages: 100, years: 0, months: 0 }).isDue).toBe(false);
  });

  test('are those of one month from a year of service on, where notice does not grow', () => {
    // Industrial Relations Code 2020, section 70(a).
    const one = { from: 12, least: 1, each: 0, most: 1 };
    expect(findNoticePay(one, { wages: 30_000, months: 11 }).isDue).toBe(false);
    for (const years of [1, 4, 25])
      expect(findNoticePay(one, { wages: 30_000, years })).toMatchObject({
        isDue: true,
        amount: 30_000,
      });
  });
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
  ['1,5', 'en-IN', Number.NaN],
  ['12 months', 'en-IN', Number.NaN],
  ['', 'en-IN', Number.NaN],
])('%j in %s is %d', (text, tag, number) => {
  expect(parseNumber(text, tag)).toBe(number);
});
