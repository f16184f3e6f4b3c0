import { expect, test } from 'vitest';
import { createExampleSite } from '../../site/example-site.ts';
import { buildJobPosting } from './job-posting.ts';
import type { Opening } from './model/opening.ts';

const day = { year: 2025, month: 1, day: 6 };
const site = createExampleSite();
const opening = {
  id: 'job-009',
  path: '/work-with-us/job-009',
  title: 'Clerk',
  type: 'Contract',
  searchType: 'CONTRACTOR',
  shortDescription: 'Files & <b>papers</b>.',
  html: '<p>See <a href="/blogs">here</a>.</p>',
  skills: ['Order'],
  location: { locality: 'Town', region: 'State', countryCode: 'IN' },
  postedDate: day,
} as Opening;

test('an opening with a last day is valid through that day; without one, validThrough is omitted', () => {
  const closing = { ...opening, closes: { year: 2025, month: 3, day: 31 } };
  expect(buildJobPosting(site, closing)).toHaveProperty('validThrough', '2025-03-31T23:59');
  expect(buildJobPosting(site, opening)).not.toHaveProperty('validThrough');
});

test('the description is complete, and its HTML has escaped text and absolute links', () => {
  expect(buildJobPosting(site, opening)).toMatchObject({
    '@id': 'https://www.example.org/work-with-us/job-009#job',
    employmentType: 'CONTRACTOR',
    hiringOrganization: { sameAs: 'https://network.example/firm' },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Town', addressRegion: 'State' } },
    description:
      '<p>Files &amp; &lt;b>papers&lt;/b>.</p><p>See <a href="https://www.example.org/blogs">here</a>.</p><p>Skills: Order</p>',
  });
});
