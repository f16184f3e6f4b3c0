import { describe, expect, test } from 'vitest';
import { readEnglish } from '../../site/read-english.ts';
import { cleanOpeningQuery, filterOpenings, formatCount } from './opening-list.ts';

const departments = ['Sales', 'Staff Matters', 'Law'] as const;
const openings = [
  { id: 'a', department: 'Sales' as const },
  { id: 'b', department: 'Staff Matters' as const },
  { id: 'c', department: 'Sales' as const },
];

describe('filterOpenings', () => {
  test.each([
    ['', ['a', 'b', 'c'], '3 openings'],
    ['Sales', ['a', 'c'], '2 openings in Sales'],
    ['Staff Matters', ['b'], '1 opening in Staff Matters'],
    ['Law', [], 'No job openings found in this department at the moment.'],
  ])('%s', (department, ids, text) => {
    const shown = filterOpenings(openings, { department });
    expect(shown.map(({ id }) => id)).toEqual(ids);
    expect(formatCount(shown.length, department, readEnglish())).toBe(text);
  });
});

describe('cleanOpeningQuery', () => {
  test.each([
    ['Staff Matters', 'Staff Matters'],
    ['', ''],
    ['marketing', ''],
    ['all', ''],
    ['<b>', ''],
    ['Money', ''],
  ])('%j is %j', (asked, department) => {
    expect(cleanOpeningQuery({ department: asked }, departments)).toEqual({ department });
  });
});
