import { describe, expect, test } from 'vitest';
import { cleanStudyQuery, filterStudies } from './study-filter.ts';

const studies = [
  { slug: 'one-payroll', industry: 'Retail' as const },
  { slug: 'rosters', industry: 'Healthcare' as const },
];
const clean = (industry: string, fragment = '') =>
  cleanStudyQuery({ industry }, fragment, studies).industry;

describe('the industry asked for', () => {
  test('is one that a study has', () => {
    expect(clean('Retail')).toBe('Retail');
  });

  test.each(['', 'retail', '__proto__', 'Technology'])('is every one at %j', (industry) => {
    expect(clean(industry)).toBe('');
    expect(clean(industry, '#rosters')).toBe('');
  });

  test('never hides the study that the fragment names', () => {
    expect(clean('Retail', '#one-payroll')).toBe('Retail');
    expect(clean('Retail', '#rosters')).toBe('');
    expect(clean('Retail', '#elsewhere')).toBe('Retail');
  });
});

test('an industry narrows the studies down to its own', () => {
  expect(filterStudies(studies, { industry: 'Retail' })).toEqual([studies[0]]);
  expect(filterStudies(studies, { industry: '' })).toEqual(studies);
});
