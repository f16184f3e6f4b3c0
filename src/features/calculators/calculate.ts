import type { Inputs } from './model/methods.ts';

/** The numbers of a calculator by their names. */
export type Numbers = Record<string, number>;

/** Wages for years of service, such as gratuity. */
export interface ServicePay {
  isDue: boolean;
  amount: number;
  isCapped: boolean;
}

const get = (numbers: Numbers, name: string) => numbers[name] ?? Number.NaN;

/**
 * Days of wages for each year of service. More than half a year counts as a whole one; at the end of a
 * fixed term, fewer years are needed and a shorter rest counts in proportion.
 */
export function findServicePay(
  numbers: Numbers,
  { wages = 0, years = 0, months = 0, fixed }: Inputs,
): ServicePay {
  const service = years * 12 + months;
  const isMore = service % 12 > get(numbers, 'half-year');
  const counted = fixed && !isMore ? service / 12 : Math.floor(service / 12) + Number(isMore);
  const full = (wages * get(numbers, 'days') * counted) / get(numbers, 'month');
  const ceiling = get(numbers, 'ceiling');
  return {
    isDue: service >= 12 * get(numbers, fixed ? 'fixed-term-years' : 'years'),
    amount: Math.min(Math.round(full), ceiling),
    isCapped: full > ceiling,
  };
}

/** A share of wages, such as a statutory bonus. */
export interface WageShare {
  isDue: boolean;
  least: number;
  most: number;
}

/** A share of the wages of the months worked, of no more than `base` a month, if that is given. */
export function findWageShare(
  numbers: Numbers,
  { wages = 0, months = 0, base = 0 }: Inputs,
): WageShare {
  const counted = (base > 0 ? Math.min(wages, base) : wages) * months;
  const share = (name: string) =>
    Math.max(Math.round((counted * get(numbers, name)) / 100), get(numbers, 'floor'));
  return {
    isDue: months > 0 && wages <= get(numbers, 'limit'),
    least: share('least'),
    most: share('most'),
  };
}

/** Wages for the notice that the law asks for. */
export interface NoticePay {
  isDue: boolean;
  /** Periods of notice, such as weeks. */
  periods: number;
  amount: number;
}

/** Notice of so many periods for each whole year of service, and the wages of that time. */
export function findNoticePay(
  numbers: Numbers,
  { wages = 0, years = 0, months = 0 }: Inputs,
): NoticePay {
  const service = years * 12 + months;
  const earned = Math.floor(service / 12) * get(numbers, 'each');
  const periods = Math.min(Math.max(earned, get(numbers, 'least')), get(numbers, 'most'));
  return {
    isDue: service >= get(numbers, 'from'),
    periods,
    amount: wages * periods,
  };
}

/**
 * @param date such as `2026-03-31`
 * @returns the date some days later, or earlier for a negative number, in the same form
 */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
