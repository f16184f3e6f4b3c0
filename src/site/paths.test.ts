import { describe, expect, test } from 'vitest';
import { resolveHref } from '../content/addresses.ts';
import { buildPaths } from '../registry.ts';
import { readEnglish } from './read-english.ts';

const parts = readEnglish().addresses;

describe('the paths of a language', () => {
  test('use the words of the language', () => {
    const paths = buildPaths({ ...parts, blog: 'news', team: 'people' });
    expect(paths.home).toBe('/');
    expect(paths.article(3)).toBe('/news/3');
    expect(paths.member('ana')).toBe('/people#ana');
    expect(paths.service('advice/payroll')).toBe('/services/advice/payroll');
  });

  test('start with the prefix of a further language', () => {
    const paths = buildPaths({ ...parts, 'work-with-us': 'karriere' }, '/de');
    expect(paths.home).toBe('/de');
    expect(paths.contactSection).toBe('/de#contact');
    expect(paths.opening('job-001')).toBe('/de/karriere/job-001');
    for (const path of Object.values(paths))
      expect(typeof path === 'string' ? path : path('1' as never)).toMatch(/^\/de\b/);
  });

  test('link to the form with a position, whatever its title', () => {
    expect(buildPaths(parts).apply('R&D Lead')).toBe(
      '/work-with-us?job=R%26D%20Lead#job-application-form',
    );
  });
});

test('a link to a section of the current page is only a fragment', () => {
  expect(resolveHref('/#services', '/')).toBe('#services');
  expect(resolveHref('/#services', '/team')).toBe('/#services');
  expect(resolveHref('/#services', undefined)).toBe('/#services');
});
