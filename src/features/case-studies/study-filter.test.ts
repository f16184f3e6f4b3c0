import { describe, expect, test } from 'vitest';
import { parseStudyFilter } from './study-filter.ts';

const studies = [
  { id: 'one-payroll', industry: 'Retail' as const },
  { id: 'rosters', industry: 'Healthcare' as const },
];
const parse = (search: string, hash = '') => parseStudyFilter({ search, hash }, studies);

describe('the industry asked for', () => {
  test('stands in the address', () => {
    expect(parse('?industry=Retail')).toBe('Retail');
    expect(parse('?utm_source=letter&industry=Healthcare')).toBe('Healthcare');
  });

  test.each([
    '',
    '?industry=',
    '?industry=retail',
    '?industry=__proto__',
    '?industry[]=Retail',
    '?%',
  ])('is every one at %j', (search) => {
    expect(parse(search)).toBeUndefined();
  });

  test('never hides the study that the fragment names', () => {
    expect(parse('?industry=Retail', '#one-payroll')).toBe('Retail');
    expect(parse('?industry=Retail', '#rosters')).toBeUndefined();
    expect(parse('?industry=Retail', '#elsewhere')).toBe('Retail');
  });
});
