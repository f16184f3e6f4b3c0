import type { PersonLeaf } from 'schema-dts';
import { absoluteUrl } from '../../content/addresses.ts';
import type { SiteFacts } from '../../site/site.ts';
import { firmId } from './organization.ts';

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
