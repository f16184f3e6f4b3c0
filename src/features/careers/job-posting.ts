import type { JobPosting } from 'schema-dts';
import { absoluteUrl, siteFiles } from '../../content/addresses.ts';
import { toMoment } from '../../content/dates.ts';
import { escapeHtml } from '../../content/escape-html.ts';
import type { Office } from '../../content/kinds/office.ts';
import { formatList, nameCountry } from '../../content/language-facts.ts';
import { fill } from '../../content/words.ts';
import { toAbsoluteHtml } from '../../discovery/absolute-links.ts';
import {
  buildAddress,
  buildOrganizationReference,
  partId,
} from '../../discovery/structured-data/organization.ts';
import type { SiteFacts } from '../../site/site.ts';
import type { Opening } from './model/opening.ts';
import { buildSalary } from './pay.ts';

/** The whole text of the opening, as HTML. Search engines show no other text of the job. */
const buildDescription = (
  { shortDescription, body, skills, path }: Opening,
  { firm, words }: Pick<SiteFacts, 'firm' | 'words'>,
) =>
  [
    `<p>${escapeHtml(shortDescription)}</p>`,
    toAbsoluteHtml(body, absoluteUrl(firm.siteUrl, path)),
    `<p>${escapeHtml(fill(words.careers.postingSkills, { skills: formatList(skills, words.tag) }))}</p>`,
  ].join('');

/** The address of the office in the city of an opening, or only the city. */
function buildJobAddress({ location }: Opening, offices: Office[]) {
  const { locality, region, countryCode: country } = location;
  const office = offices.find((one) => one.locality === locality && one.country === country);
  return office ? buildAddress(office) : buildAddress({ lines: [], locality, region, country });
}

/**
 * One opening, for its own page only. No `directApply`, because applications are sent by e-mail.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const buildJobPosting = (
  site: SiteFacts,
  opening: Opening,
  offices: Office[],
): JobPosting => ({
  '@type': 'JobPosting',
  '@id': partId(site.firm, opening.path, 'job'),
  title: opening.title,
  description: buildDescription(opening, site),
  datePosted: opening.postedDate,
  ...(opening.closes && { validThrough: toMoment(opening.closes, '23:59:59', site.firm.timeZone) }),
  ...buildSalary(opening),
  employmentType: opening.searchType,
  hiringOrganization: {
    ...buildOrganizationReference(site),
    logo: absoluteUrl(site.firm.siteUrl, siteFiles.logo),
    ...(site.firm.networkUrl && { sameAs: site.firm.networkUrl }),
  },
  jobLocation: {
    '@type': 'Place',
    address: buildJobAddress(opening, offices),
  },
  ...(opening.remote && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: {
      '@type': 'Country',
      name: nameCountry(opening.location.countryCode, site.words.tag),
    },
  }),
  identifier: { '@type': 'PropertyValue', name: site.firm.name, value: opening.id },
});
