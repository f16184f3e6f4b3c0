import { describe, expect, test } from 'vitest';
import { toDate } from '../../content/dates.ts';
import { cleanOpeningQuery, filterOpenings, formatCount, isOpenOn } from './opening-list.ts';

describe('isOpenOn', () => {
  test.each([
    ['January 30, 2025', true],
    ['January 31, 2025', true],
    ['February 1, 2025', false],
    ['January 1, 2026', false],
  ])('an opening that closes on January 31, 2025 is open on %s: %s', (today, open) => {
    expect(isOpenOn({ closes: toDate('January 31, 2025') }, toDate(today))).toBe(open);
  });

  test('an opening without a last day stays open', () => {
    expect(isOpenOn({}, toDate('January 1, 2999'))).toBe(true);
  });
});

const departments = ['Marketing', 'Human Resources', 'Legal'] as const;
const openings = [
  { id: 'a', department: 'Marketing' as const },
  { id: 'b', department: 'Human Resources' as const },
  { id: 'c', department: 'Marketing' as const },
];

describe('filterOpenings', () => {
  test.each([
    ['', ['a', 'b', 'c'], '3 openings'],
    ['Marketing', ['a', 'c'], '2 openings in Marketing'],
    ['Human Resources', ['b'], '1 opening in Human Resources'],
    ['Legal', [], 'No job openings found in this department at the moment.'],
  ])('%s', (department, ids, text) => {
    const shown = filterOpenings(openings, { department });
    expect(shown.map(({ id }) => id)).toEqual(ids);
    expect(formatCount(shown.length, department)).toBe(text);
  });
});

describe('cleanOpeningQuery', () => {
  test.each([
    ['Human Resources', 'Human Resources'],
    ['', ''],
    ['marketing', ''],
    ['all', ''],
    ['<b>', ''],
    ['Finance', ''],
  ])('%j is %j', (asked, department) => {
    expect(cleanOpeningQuery({ department: asked }, departments)).toEqual({ department });
  });
});
