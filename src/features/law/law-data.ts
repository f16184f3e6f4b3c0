import type { Dataset, Graph, Legislation } from 'schema-dts';
import { absoluteUrl } from '../../content/addresses.ts';
import { buildCsv } from '../../content/csv.ts';
import type { PageData } from '../../content/kinds/page.ts';
import { findReplaced, type Law } from '../../content/law/law.ts';
import { lawAnchor } from '../../content/law/law-citations.ts';
import { findLatestCheck } from '../../content/law/law-status.ts';
import { firmId, partId } from '../../discovery/structured-data/organization.ts';
import type { SiteFacts } from '../../site/site.ts';

/** Source: https://schema.org/LegalForceStatus */
const findForce = (law: Law) => {
  if (law.status === 'in-force-in-part') return 'PartiallyInForce';
  return law.status === 'in-force' ? 'InForce' : 'NotInForce';
};

/** Source: https://schema.org/Legislation */
const buildLegislation = (law: Law, register: Law[], { firm, paths }: SiteFacts): Legislation => {
  const refer = ({ id }: Pick<Law, 'id'>) => ({ '@id': partId(firm, paths.law, lawAnchor(id)) });
  const replaced = findReplaced(law, register);
  return {
    '@type': 'Legislation',
    ...refer(law),
    name: law.title,
    ...(law.short && { alternateName: law.short }),
    legislationIdentifier: law.id,
    legislationJurisdiction: law.jurisdiction,
    legislationLegalForce: findForce(law),
    ...(law.enacted && { legislationDate: law.enacted }),
    ...(law.inForce && { legislationDateOfApplicability: law.inForce }),
    ...(law.ended && { expires: law.ended }),
    ...(law.note && { abstract: law.note }),
    ...(law.under && { isBasedOn: refer({ id: law.under }) }),
    ...(replaced.length > 0 && { legislationRepeals: replaced.map(refer) }),
    url: law.source.url,
    sdDatePublished: law.checked,
  };
};

/**
 * Describes the register as a data set, with the files that hold it.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/dataset
 */
export function buildLawDataset(
  register: Law[],
  facts: SiteFacts,
  page: Pick<PageData<'law'>, 'heading' | 'intro'>,
): Dataset {
  const { firm, paths, words } = facts;
  const link = (path: string, encodingFormat: string) => ({
    '@type': 'DataDownload' as const,
    contentUrl: absoluteUrl(firm.siteUrl, path),
    encodingFormat,
  });
  return {
    '@type': 'Dataset',
    '@id': partId(firm, paths.law, 'data'),
    name: page.heading,
    description: page.intro,
    url: absoluteUrl(firm.siteUrl, paths.law),
    creator: { '@id': firmId(firm) },
    inLanguage: words.tag,
    dateModified: findLatestCheck(register),
    distribution: [
      link(paths.lawData('json'), 'application/ld+json'),
      link(paths.lawData('csv'), 'text/csv'),
    ],
  };
}

/** Builds the register as JSON-LD, each entry by the id that articles cite. */
export const buildLawGraph = (register: Law[], facts: SiteFacts): Graph => ({
  '@context': 'https://schema.org',
  '@graph': register.map((law) => buildLegislation(law, register, facts)),
});

/** Builds the register as a table for programs: its columns have the same names in every language. */
export function buildLawTable(register: Law[]): string {
  const columns = ['id', 'title', 'jurisdiction', 'status', 'enacted', 'inForce', 'ended'] as const;
  return buildCsv([
    [...columns, 'replacedBy', 'source', 'checked'],
    ...register.map((law) => [
      ...columns.map((column) => law[column] ?? ''),
      law.successor.map(({ id }) => id).join(' '),
      law.source.url,
      law.checked,
    ]),
  ]);
}
