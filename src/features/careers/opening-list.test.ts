import { describe, expect, test } from 'vitest';
import { readEnglish } from '../../content/words/read-english.ts';
import { cleanOpeningQuery, filterOpenings, formatCount } from './opening-list.ts';

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
    expect(formatCount(shown.length, department, readEnglish())).toBe(text);
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
