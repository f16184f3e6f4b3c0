import type { Inputs, Method, methods } from './model/methods.ts';

/** The numbers of a method by their names. */
export type NumbersOf<Name extends Method> = Record<
  (typeof methods)[Name]['numbers'][number],
  number
>;

/**
 * Wages for years of service, such as gratuity: days of wages for each year. More than half a year counts
 * as a whole one; at the end of a fixed term, fewer years are needed and a shorter rest counts in
 * proportion.
 */
export function findServicePay(
  numbers: NumbersOf<'service-pay'>,
  { wages = 0, years = 0, months = 0, fixed }: Inputs,
) {
  const service = years * 12 + months;
  const isMore = service % 12 > numbers['half-year'];
  const counted = fixed && !isMore ? service / 12 : Math.floor(service / 12) + Number(isMore);
  const full = (wages * numbers.days * counted) / numbers.month;
  return {
    isDue: service >= 12 * numbers[fixed ? 'fixed-term-years' : 'years'],
    amount: Math.min(Math.round(full), numbers.ceiling),
    isCapped: full > numbers.ceiling,
  };
}

/**
 * A share of the wages of the months worked, such as a statutory bonus: of no more than `base` a month, if
 * that is given.
 */
export function findWageShare(
  numbers: NumbersOf<'wage-share'>,
  { wages = 0, months = 0, base = wages }: Inputs,
) {
  const counted = Math.min(wages, base) * months;
  const share = (percent: number) => Math.max(Math.round((counted * percent) / 100), numbers.floor);
  return {
    isDue: counted > 0 && wages <= numbers.limit,
    least: share(numbers.least),
    most: share(numbers.most),
  };
}

/**
 * The notice that the law asks for: so many periods, such as weeks, for each whole year of service, and the
 * wages of that time.
 */
export function findNoticePay(
  numbers: NumbersOf<'notice-pay'>,
  { wages = 0, years = 0, months = 0 }: Inputs,
) {
  const service = years * 12 + months;
  const earned = Math.floor(service / 12) * numbers.each;
  const periods = Math.min(Math.max(earned, numbers.least), numbers.most);
  return { isDue: service >= numbers.from, periods, amount: wages * periods };
}

/**
 * @param date such as `2026-03-31`
 * @returns the date some days later, or earlier for a negative number, in the same form
 */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
