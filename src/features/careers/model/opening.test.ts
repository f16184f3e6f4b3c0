import { describe, expect, test } from 'vitest';
import { parseDate } from '../../../content/dates.ts';
import type { BuildContext } from '../../../content/kind.ts';
import { createExampleSite } from '../../../site/example-site.ts';
import { isOpenOn, type Opening, openings } from './opening.ts';

test.each([
  ['Clerk', 'Clerk, Town'],
  ['x'.repeat(54), `${'x'.repeat(54)}, Town`],
  ['x'.repeat(55), 'x'.repeat(55)],
])('the page of the opening "%s" has the title "%s"', (title, expected) => {
  expect(openings.page?.({ title, place: 'Town' } as Opening)?.title).toBe(expected);
});

test('an opening has its place, and the kind of employment that search engines know', () => {
  const location = { locality: 'Town', region: 'State', countryCode: 'IN' };
  const data = { title: 'Clerk', type: 'Contract', location, postedDate: '2025-01-06' };
  const jobTypes = [
    { name: 'Full', searchType: 'FULL_TIME' },
    { name: 'Contract', searchType: 'CONTRACTOR' },
  ];
  const { paths } = createExampleSite();
  const context = { vocabulary: { jobTypes }, paths } as unknown as BuildContext;
  const file = { id: 'job-001', slug: 'job-001', data } as Parameters<typeof openings.build>[0];
  expect(openings.build(file, context)).toMatchObject({
    searchType: 'CONTRACTOR',
    place: 'Town, State',
  });
});

describe('isOpenOn', () => {
  test.each([
    ['2025-01-30', true],
    ['2025-01-31', true],
    ['2025-02-01', false],
    ['2026-01-01', false],
  ])('with the closing day 2025-01-31, on %s: %s', (today, open) => {
    expect(isOpenOn({ closes: parseDate('2025-01-31') }, parseDate(today))).toBe(open);
  });

  test('an opening without a closing day stays open', () => {
    expect(isOpenOn({}, parseDate('2999-01-01'))).toBe(true);
  });
});
