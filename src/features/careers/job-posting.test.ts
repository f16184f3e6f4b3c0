import { expect, test } from 'vitest';
import type { Office } from '../../content/kinds/office.ts';
import { createExampleSite } from '../../site/example-site.ts';
import { buildJobPosting } from './job-posting.ts';
import type { Opening } from './model/opening.ts';

test('search engines get the end of an opening with its zone, its whole address and remote work', () => {
  const example = createExampleSite();
  const site = { ...example, firm: { ...example.firm, timeZone: 'Africa/Nairobi' } };
  const location = { locality: 'Nairobi', region: 'Nairobi', countryCode: 'KE' };
  const opening = {
    ...{ id: 'job-1', path: '/jobs/job-1', title: 'Adviser & clerk', location, remote: true },
    ...{ postedDate: '2026-11-01', closes: '2026-12-31', shortDescription: 'Advise.', skills: [] },
    ...{ body: { type: 'root', children: [] }, searchType: 'FULL_TIME' },
  } as unknown as Opening;
  const office = { locality: 'Nairobi', country: 'KE', lines: ['1 Road'], postalCode: '00100' };
  expect(buildJobPosting(site, opening, [office as Office])).toMatchObject({
    title: 'Adviser & clerk',
    validThrough: '2026-12-31T23:59:59+03:00',
    jobLocation: { address: { streetAddress: '1 Road', postalCode: '00100' } },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Kenya' },
  });
});
