import { expect, test } from 'vitest';
import type { z } from 'zod';
import { country, currency, languageTag, phone, points, webAddress } from './code-fields.ts';
import { date, isoMonth, yearOrDate } from './date-fields.ts';
import { order, text } from './fields.ts';

test.each<[name: string, schema: z.ZodType, valid: unknown[], invalid: unknown[]]>([
  [
    'web address',
    webAddress(''),
    ['https://www.example.org/page'],
    ['http://www.example.org', 'www.example.org', 'https://localhost'],
  ],
  ['text', text(''), ['a', 'x'.repeat(2000)], ['', 'x'.repeat(2001)]],
  ['position', order, [1], [0, 1.5]],
  ['day', date(''), ['2024-02-29', '1500-01-01'], ['2023-02-29', '1499-12-31', '2200-01-01']],
  ['year or day', yearOrDate(''), [2025, '2025', '2025-01-15'], [1499, '2025-1', true]],
  ['month', isoMonth(''), ['2025-12', '1500-01'], ['2025-13', '2025-1', '2025-01-15']],
  ['country', country, ['GB'], ['UK', 'gb', '']],
  ['currency', currency, ['INR'], ['Rs.', 'inr']],
  ['place', points('', 1), ['74.31,-32.8'], ['74.31', '1,2 3,4']],
  ['list of places', points(''), ['1,2 3,4', '1,2'], ['1,2;3,4', '1,2 3']],
  ['language', languageTag(''), ['en-IN', 'hi'], ['und', 'EN', 'en_IN', 'und-IN', '']],
  [
    'phone number',
    phone(''),
    ['+44 20 0000 0000'],
    ['020 0000 0000', '+0 20 0000 000', '+44 (20) 0000 0000'],
  ],
])('a %s is valid as the schema says', (_, schema, valid, invalid) => {
  const isValid = (value: unknown) => schema.safeParse(value).success;
  expect(valid.filter((value) => !isValid(value))).toEqual([]);
  expect(invalid.filter(isValid)).toEqual([]);
});

test('text length excludes surrounding white space', () => {
  expect(text('', 3).safeParse('  a  ').success).toBe(false);
  expect(text('', 3).parse(' abc ')).toBe('abc');
});
