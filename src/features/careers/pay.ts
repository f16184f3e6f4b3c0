import type { Opening } from '../../content/kinds/opening.ts';

const periods = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
} as const;

/** The pay of an opening, as its schema has checked it; undefined if the opening does not say. */
export function findPay({ payFrom, payTo, payCurrency, payPeriod }: Opening) {
  return payFrom === undefined || payCurrency === undefined || payPeriod === undefined
    ? undefined
    : { from: payFrom, to: payTo, currency: payCurrency, period: payPeriod };
}

/** @returns `₹20,000 a month` or `₹7,00,000 – ₹9,00,000 a year`, and the note; empty without pay */
export function formatPay(opening: Opening): string {
  const pay = findPay(opening);
  if (!pay) return '';
  const { currency, from, to, period } = pay;
  const format = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  // A range of one number would be shown as an estimate: ~₹20,000.
  const amount = to === undefined ? format.format(from) : format.formatRange(from, to);
  const text = `${amount} ${periods[period]}`;
  return opening.payNote === undefined ? text : `${text}. ${opening.payNote}`;
}
