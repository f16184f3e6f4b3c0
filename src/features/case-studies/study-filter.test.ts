import { describe, expect, test } from 'vitest';
import { cleanStudyQuery, filterStudies } from './study-filter.ts';

const studies = [
  { slug: 'one-payroll', industry: 'Shops' as const },
  { slug: 'rosters', industry: 'Clinics' as const },
];
const clean = (industry: string, fragment = '') =>
  cleanStudyQuery({ industry }, fragment, studies).industry;

describe('the industry in the URL', () => {
  test('is accepted if a case study has it', () => {
    expect(clean('Shops')).toBe('Shops');
  });

  test.each(['', 'shops', '__proto__', 'Software'])('is ignored if it is %j', (industry) => {
    expect(clean(industry)).toBe('');
    expect(clean(industry, '#rosters')).toBe('');
  });

  test('is ignored if it would hide the case study in the fragment', () => {
    expect(clean('Shops', '#one-payroll')).toBe('Shops');
    expect(clean('Shops', '#rosters')).toBe('');
    expect(clean('Shops', '#elsewhere')).toBe('Shops');
  });
});

test('an industry filters the case studies', () => {
  expect(filterStudies(studies, { industry: 'Shops' })).toEqual([studies[0]]);
  expect(filterStudies(studies, { industry: '' })).toEqual(studies);
});
