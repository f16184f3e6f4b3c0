import { expect, test } from 'vitest';
import { orderParts } from './visual-order.ts';

test.each([
  ['Law and work', 'ltr', ['Law and work']],
  ['שלום לכם', 'rtl', ['שלום לכם']],
  ['Law (שלום לכם) and work', 'ltr', ['Law (', 'שלום לכם', ') and work']],
  ['שנת 2025: שלום', 'rtl', [': שלום', '2025', 'שנת ']],
  ['מהו GDPR 2016/679?', 'rtl', ['?', 'GDPR 2016/679', 'מהו ']],
  ['שנה: −12% או 360°', 'rtl', ['360°', ' או ', '−12%', 'שנה: ']],
  ['Labour Law', 'rtl', ['Labour Law']],
] as const)(
  '"%s" in %s text is split into parts from left to right',
  (text, direction, expected) => {
    expect(orderParts(text, direction).map(({ text }) => text)).toEqual(expected);
  },
);

test('each part has the direction in which its letters are written', () => {
  expect(orderParts('Law (שלום) and work', 'ltr')).toEqual([
    { text: 'Law (', direction: 'ltr' },
    { text: 'שלום', direction: 'rtl' },
    { text: ') and work', direction: 'ltr' },
  ]);
  expect(orderParts('שנת 2025', 'rtl')).toEqual([
    { text: '2025', direction: 'ltr' },
    { text: 'שנת ', direction: 'rtl' },
  ]);
});
