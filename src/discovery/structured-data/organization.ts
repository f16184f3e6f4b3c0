import type { OrganizationLeaf, PersonLeaf } from 'schema-dts';
import { absoluteUrl, siteFiles } from '../../content/addresses.ts';
import { toAsciiMailbox } from '../../content/firm-facts.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { OfficeData } from '../../content/kinds/office.ts';
import type { SiteFacts } from '../../site/site.ts';

type Address = Pick<OfficeData, 'lines' | 'locality' | 'region' | 'postalCode' | 'country'>;

export const buildAddress = ({ lines, locality, region, postalCode, country }: Address) => ({
  '@type': 'PostalAddress' as const,
  ...(lines.length > 0 && { streetAddress: lines.join(', ') }),
  addressLocality: locality,
  ...(region && { addressRegion: region }),
  ...(postalCode && { postalCode }),
  addressCountry: country,
});

/**
 * The firm in full, for the page that shows its contact details.
 * Documentation: https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export const buildOrganization = (
  { firm, words }: SiteFacts,
  offices: OfficeData[],
): OrganizationLeaf => ({
  ...buildOrganizationReference({ firm }),
  legalName: firm.legalName,
  description: firm.blurb,
  logo: absoluteUrl(firm.siteUrl, siteFiles.logo),
  email: toAsciiMailbox(firm.email),
  telephone: firm.phone,
  ...((firm.networkUrl || firm.networks) && {
    sameAs: [
      ...(firm.networkUrl ? [firm.networkUrl] : []),
      ...(firm.networks ?? []).map(({ url }) => url),
    ],
  }),
  ...(offices.length > 0 && { address: offices.map(buildAddress) }),
  contactPoint: [
    {
      '@type': 'ContactPoint',
      contactType: words.layout.generalInformation,
      email: toAsciiMailbox(firm.email),
      telephone: firm.phone,
    },
    {
      '@type': 'ContactPoint',
      contactType: words.discovery.careersContact,
      email: toAsciiMailbox(firm.careersEmail),
    },
  ],
});

/** The firm in short, for all other pages: the same in every language. */
export const buildOrganizationReference = ({
  firm,
}: Pick<SiteFacts, 'firm'>): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': firmId(firm),
  name: firm.name,
  url: absoluteUrl(firm.siteUrl, '/'),
});

/**
 * The ids by which nodes of the graph refer to each other. They never change, so that search
 * engines recognize the same firm on every page.
 */
export const firmId = ({ siteUrl }: Firm) => absoluteUrl(siteUrl, '/#organization');
export const siteId = ({ siteUrl }: Firm) => absoluteUrl(siteUrl, '/#website');

/** @param part a node of the page at `path`, such as `webpage` */
export const partId = ({ siteUrl }: Firm, path: string, part: string) =>
  `${absoluteUrl(siteUrl, path)}#${part}`;

/** What search engines are told of a person. */
export interface Person {
  id: string;
  name: string;
  role: string;
  path: string;
  languages?: string[] | undefined;
  linkedin?: string | undefined;
}

/**
 * A member of the team, with the same id in every language.
 * @param portrait path of the picture
 */
export const buildPerson = (
  { id, name, role, path, languages, linkedin }: Person,
  { firm }: Pick<SiteFacts, 'firm'>,
  portrait?: string,
): PersonLeaf => ({
  '@type': 'Person',
  '@id': absoluteUrl(firm.siteUrl, `/#person-${id}`),
  name,
  jobTitle: role,
  url: absoluteUrl(firm.siteUrl, path),
  ...(portrait && { image: absoluteUrl(firm.siteUrl, portrait) }),
  ...(linkedin && { sameAs: linkedin }),
  ...(languages && languages.length > 0 && { knowsLanguage: languages }),
  worksFor: { '@id': firmId(firm) },
});
