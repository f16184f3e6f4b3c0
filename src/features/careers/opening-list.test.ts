import { describe, expect, test } from 'vitest';
import { filterOpenings, formatCount, readDepartment } from './opening-list.ts';

const departments = ['Marketing', 'Human Resources', 'Legal'] as const;
const openings = [
  { id: 'a', department: 'Marketing' },
  { id: 'b', department: 'Human Resources' },
  { id: 'c', department: 'Marketing' },
];

describe('filterOpenings', () => {
  test.each([
    [undefined, ['a', 'b', 'c'], '3 openings'],
    ['Marketing', ['a', 'c'], '2 openings in Marketing'],
    ['Human Resources', ['b'], '1 opening in Human Resources'],
    ['Legal', [], 'No job openings found in this department at the moment.'],
  ])('%s', (department, ids, text) => {
    const shown = filterOpenings(openings, department);
    expect(shown.map(({ id }) => id)).toEqual(ids);
    expect(formatCount(shown.length, department)).toBe(text);
  });
});

describe('readDepartment', () => {
  test.each([
    ['?department=Human+Resources', 'Human Resources'],
    ['?job=x&department=Marketing', 'Marketing'],
    ['', undefined],
    ['?department=', undefined],
    ['?department=all', undefined],
    ['?department=%3Cb%3E', undefined],
    ['?department=%', undefined],
    ['?department=Finance', undefined],
  ])('%s', (search, department) => {
    expect(readDepartment(search, departments)).toBe(department);
  });
});
