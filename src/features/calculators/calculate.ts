import type { Inputs } from './model/methods.ts';

/** The numbers of a calculator by their names. */
export type Numbers = Record<string, number>;

/** Wages for years of service, such as gratuity. */
export interface ServicePay {
  isDue: boolean;
  /** The years for which it is paid. */
  counted: number;
  amount: number;
  isCapped: boolean;
}

const get = (numbers: Numbers, name: string) => numbers[name] ?? Number.NaN;

/**
 * Days of wages for each year of service. More than half a year counts as a whole one; at the end of a
 * fixed term, months count in proportion and fewer years are needed.
 */
export function findServicePay(
  numbers: Numbers,
  { wages = 0, fixed, ...time }: Inputs,
): ServicePay {
  const months = (time.years ?? 0) * 12 + (time.months ?? 0);
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const counted = fixed ? months / 12 : years + (rest > get(numbers, 'half-year') ? 1 : 0);
  const full = (wages * get(numbers, 'days') * counted) / get(numbers, 'month');
  const ceiling = get(numbers, 'ceiling');
  return {
    isDue: months >= 12 * get(numbers, fixed ? 'fixed-term-years' : 'years'),
    counted,
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
  const share = (name: string) => Math.round((counted * get(numbers, name)) / 100);
  return {
    isDue: months > 0 && wages <= get(numbers, 'limit'),
    least: Math.max(share('least'), get(numbers, 'floor')),
    most: Math.max(share('most'), get(numbers, 'floor')),
  };
}

/**
 * @param date such as `2026-03-31`
 * @returns the date some days later, or earlier for a negative number, in the same form
 */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
