import { describe, expect, test } from 'vitest';
import { cleanStudyQuery, filterStudies } from './study-filter.ts';

const studies = [
  { slug: 'one-payroll', industry: 'Shops' as const },
  { slug: 'rosters', industry: 'Clinics' as const },
];
const clean = (industry: string, fragment = '') =>
  cleanStudyQuery({ industry }, fragment, studies).industry;

describe('the industry asked for', () => {
  test('is one that a study has', () => {
    expect(clean('Shops')).toBe('Shops');
  });

  test.each(['', 'shops', '__proto__', 'Software'])('is every one at %j', (industry) => {
    expect(clean(industry)).toBe('');
    expect(clean(industry, '#rosters')).toBe('');
  });

  test('never hides the study that the fragment names', () => {
    expect(clean('Shops', '#one-payroll')).toBe('Shops');
    expect(clean('Shops', '#rosters')).toBe('');
    expect(clean('Shops', '#elsewhere')).toBe('Shops');
  });
});

test('an industry narrows the studies down to its own', () => {
  expect(filterStudies(studies, { industry: 'Shops' })).toEqual([studies[0]]);
  expect(filterStudies(studies, { industry: '' })).toEqual(studies);
});
