import { expect, test } from 'vitest';
import { buildWords } from '../../content/built-in-words.ts';
import { buildSalary, formatPay } from './pay.ts';

const words = buildWords({ code: 'en', tag: 'en-IN' });
const monthly = { payFrom: 20000, payCurrency: 'INR', payPeriod: 'month' } as const;
const yearly = { ...monthly, payFrom: 700000, payTo: 900000, payPeriod: 'year' } as const;

test.each([
  [monthly, '₹20,000 a month'],
  [{ ...monthly, payFrom: 20000.5 }, '₹20,000.50 a month'],
  [yearly, '₹7,00,000 – ₹9,00,000 a year'],
  [{ ...monthly, payPeriod: 'hour' } as const, '₹20,000 an hour'],
  [{ payCurrency: 'EUR', payPeriod: 'month' } as const, ''],
  [{ payFrom: 1, payCurrency: 'EUR' } as const, ''],
])('%j is shown as "%s"', (opening, text) => {
  expect(formatPay(opening, words).replace(/\s/g, ' ')).toBe(text);
});

test('search engines get a single amount, or the ends of a range', () => {
  expect(buildSalary(monthly).baseSalary).toMatchObject({
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: { value: 20000, unitText: 'MONTH' },
  });
  expect(buildSalary(yearly).baseSalary).toMatchObject({
    value: { minValue: 700000, maxValue: 900000, unitText: 'YEAR' },
  });
  expect(buildSalary({ payPeriod: 'month' })).toEqual({});
});
