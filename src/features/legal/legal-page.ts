import { findCitedLaw } from '../../content/law/law-citations.ts';
import { numberReferences, referToLaw } from '../../content/law/references.ts';
import type { EntriesOf, Site } from '../../site/site.ts';
import { buildTrail } from '../../site/trail.ts';
import type { LegalPage } from './model/legal.ts';

/** Builds what a legal page shows besides its fields. */
export const buildLegalPage = (
  page: LegalPage,
  { law }: EntriesOf<'law'>,
  site: Pick<Site, 'words' | 'paths'>,
) => ({
  trail: buildTrail(site, [page.title, page.path]),
  citations: numberReferences(findCitedLaw(page, law).map(referToLaw), [page.body]),
});
