import type { OrganizationLeaf } from 'schema-dts';
import { absoluteUrl, paths } from '../../content/addresses.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import { firmId } from './ids.ts';

/**
 * The firm in full, for the page that shows its contact details.
 * Documentation: https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export const buildOrganization = (firm: Firm): OrganizationLeaf => ({
  ...buildOrganizationReference(firm),
  legalName: firm.legalName,
  description: firm.blurb,
  logo: absoluteUrl(firm.siteUrl, paths.logo),
  email: firm.email,
  telephone: firm.phone,
  sameAs: [firm.networkUrl],
  address: {
    '@type': 'PostalAddress',
    streetAddress: firm.address.lines.join(', '),
    addressLocality: firm.address.locality,
    addressRegion: firm.address.region,
    postalCode: firm.address.postalCode,
    addressCountry: firm.address.countryCode,
  },
  contactPoint: [
    {
      '@type': 'ContactPoint',
      contactType: 'General information',
      email: firm.email,
      telephone: firm.phone,
    },
    { '@type': 'ContactPoint', contactType: 'Careers', email: firm.careersEmail },
  ],
});

/** The firm in short, for all other pages. */
export const buildOrganizationReference = (firm: Firm): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': firmId(firm),
  name: firm.name,
  url: absoluteUrl(firm.siteUrl, paths.home),
});
