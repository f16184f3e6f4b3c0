import type { MonetaryAmount } from 'schema-dts';
import { fill, type WordsOf } from '../../content/words.ts';
import type { Opening } from './model/opening.ts';

type Pay = Pick<Opening, 'payFrom' | 'payTo' | 'payCurrency' | 'payPeriod'>;

/**
 * The pay of an opening; undefined if it is not stated. The content check requires all its parts.
 */
function findPay({ payFrom, payTo, payCurrency, payPeriod }: Pay) {
  return payFrom === undefined || payCurrency === undefined || payPeriod === undefined
    ? undefined
    : { from: payFrom, to: payTo, currency: payCurrency, period: payPeriod };
}

/** @returns `₹20,000 a month` or `₹7,00,000 – ₹9,00,000 a year`; empty without pay */
export function formatPay(opening: Pay, { careers, tag }: WordsOf<'careers'>): string {
  const pay = findPay(opening);
  if (!pay) return '';
  const { currency, from, to, period } = pay;
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  // `formatRange` would show two equal numbers as an estimate: ~₹20,000.
  const amount = to === undefined ? format.format(from) : format.formatRange(from, to);
  const templates = {
    hour: careers.payHour,
    day: careers.payDay,
    week: careers.payWeek,
    month: careers.payMonth,
    year: careers.payYear,
  };
  return fill(templates[period], { amount });
}

/** @returns the property of a JobPosting with the pay; an empty object if the pay is not stated */
export function buildSalary(opening: Pay): { baseSalary?: MonetaryAmount } {
  const pay = findPay(opening);
  if (!pay) return {};
  const { from, to, currency, period } = pay;
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        ...(to === undefined ? { value: from } : { minValue: from, maxValue: to }),
        unitText: period.toUpperCase(),
      },
    },
  };
}
