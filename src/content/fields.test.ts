import { expect, test } from 'vitest';
import { webAddress } from './code-fields.ts';
import { date } from './date-fields.ts';
import { order, text } from './fields.ts';
import { reference, references } from './reference-fields.ts';

test.each([
  ['https://www.example.org/page', true],
  ['http://www.example.org', false],
  ['www.example.org', false],
  ['https://localhost', false],
])('web address %s: %s', (value, valid) => {
  expect(webAddress('').safeParse(value).success).toBe(valid);
});

test('text length excludes surrounding white space', () => {
  expect(text('', 3).safeParse('  a  ').success).toBe(false);
  expect(text('', 3).parse(' abc ')).toBe('abc');
});

test.each([
  [1, true],
  [0, false],
  [1.5, false],
])('order %d: %s', (value, valid) => {
  expect(order.safeParse(value).success).toBe(valid);
});

test('a date must exist in the calendar', () => {
  expect(date('').safeParse('2024-02-29').success).toBe(true);
  expect(date('').safeParse('2023-02-29').success).toBe(false);
});

test('a reference names its kind and whether it allows only top-level entries', () => {
  const topLevel = reference('services', 'a service', { topLevel: true });
  expect(topLevel.meta()?.reference).toEqual({ kind: 'services', topLevel: true });
  const { element } = references('services', 'a service');
  expect(element.meta()?.reference).toEqual({ kind: 'services' });
});
