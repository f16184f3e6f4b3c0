import type { JobPosting } from 'schema-dts';
import { absoluteUrl, siteFiles } from '../../content/addresses.ts';
import { escapeHtml } from '../../content/escape-html.ts';
import { fill } from '../../content/fill.ts';
import { formatList } from '../../content/language-facts.ts';
import { toAbsoluteHtml } from '../../discovery/absolute-links.ts';
import {
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

/**
 * One opening, for its own page only. No `directApply`, because applications are sent by e-mail.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const buildJobPosting = (site: SiteFacts, opening: Opening): JobPosting => ({
  '@type': 'JobPosting',
  '@id': partId(site.firm, opening.path, 'job'),
  title: opening.title,
  description: buildDescription(opening, site),
  datePosted: opening.postedDate,
  ...(opening.closes && { validThrough: `${opening.closes}T23:59` }),
  ...buildSalary(opening),
  employmentType: opening.searchType,
  hiringOrganization: {
    ...buildOrganizationReference(site),
    logo: absoluteUrl(site.firm.siteUrl, siteFiles.logo),
    ...(site.firm.networkUrl && { sameAs: site.firm.networkUrl }),
  },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: opening.location.locality,
      ...(opening.location.region && { addressRegion: opening.location.region }),
      addressCountry: opening.location.countryCode,
    },
  },
  identifier: { '@type': 'PropertyValue', name: site.firm.name, value: opening.id },
});
