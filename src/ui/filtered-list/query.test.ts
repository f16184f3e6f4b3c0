import { expect, test } from 'vitest';
import { changeQuery } from './query.ts';

test.each([
  ['', { department: 'Human Resources' }, '?department=Human+Resources'],
  ['?job=HR', { department: 'Marketing' }, '?job=HR&department=Marketing'],
  ['?department=Marketing&job=HR', { department: undefined }, '?job=HR'],
  ['?department=Marketing', { department: undefined }, ''],
  ['?page=3&utm_source=letter', { q: 'pay', page: '2' }, '?utm_source=letter&q=pay&page=2'],
  ['?q=a&q=b', { q: 'c' }, '?q=c'],
  ['?%', { page: undefined }, '?%25='],
])('%j with %j is %j', (search, changes, result) => {
  expect(changeQuery(search, changes)).toBe(result);
});
