import type { JobPosting, MonetaryAmount } from 'schema-dts';
import { absoluteUrl, paths } from '../../content/addresses.ts';
import { toIsoDate } from '../../content/dates.ts';
import { escapeHtml } from '../../content/escape-html.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { Opening } from '../../content/kinds/opening.ts';
import { makeLinksAbsolute } from '../../discovery/absolute-links.ts';
import { partId } from '../../discovery/structured-data/ids.ts';
import { buildOrganizationReference } from '../../discovery/structured-data/organization.ts';
import { findPay } from './pay.ts';

/** The whole text of the opening, as HTML: search engines show the job from it alone. */
const buildDescription = ({ shortDescription, html, skills, path }: Opening, firm: Firm) =>
  [
    `<p>${escapeHtml(shortDescription)}</p>`,
    makeLinksAbsolute(html, absoluteUrl(firm.siteUrl, path)),
    `<p>Skills: ${escapeHtml(skills.join(', '))}</p>`,
  ].join('');

/** The pay of the opening, where it says one. */
function buildSalary(opening: Opening): { baseSalary?: MonetaryAmount } {
  const pay = findPay(opening);
  if (!pay) return {};
  const { from, to, currency, period } = pay;
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        ...(to === undefined ? { value: from } : { minValue: from, maxValue: to }),
        unitText: period.toUpperCase(),
      },
    },
  };
}

/**
 * One opening, for its own page only. No `directApply`, since an application goes by e-mail.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const buildJobPosting = (firm: Firm, opening: Opening): JobPosting => ({
  '@type': 'JobPosting',
  '@id': partId(firm, opening.path, 'job'),
  title: opening.title,
  description: buildDescription(opening, firm),
  datePosted: toIsoDate(opening.postedDate),
  ...(opening.closes && { validThrough: `${toIsoDate(opening.closes)}T23:59` }),
  ...buildSalary(opening),
  employmentType: opening.searchType,
  hiringOrganization: {
    ...buildOrganizationReference(firm),
    logo: absoluteUrl(firm.siteUrl, paths.logo),
    sameAs: firm.networkUrl,
  },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: opening.location.locality,
      addressRegion: opening.location.region,
      addressCountry: opening.location.countryCode,
    },
  },
  identifier: { '@type': 'PropertyValue', name: firm.name, value: opening.id },
});
