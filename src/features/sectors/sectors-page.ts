import { findCitedLaw } from '../../content/law/law-citations.ts';
import { divideCitations, numberReferences, referToLaw } from '../../content/law/references.ts';
import type { EntriesOf } from '../../site/site.ts';
import { findMainServices } from '../services/model/service.ts';

/** The kinds of entries that the page of the sectors shows. */
export const sectorsKinds = ['sectors', 'services', 'caseStudies', 'law'] as const;

/** Builds what the page of the sectors shows. */
export function buildSectorsPage({
  sectors,
  services,
  caseStudies,
  law,
}: EntriesOf<(typeof sectorsKinds)[number]>) {
  const citations = numberReferences(findCitedLaw(sectors, law).map(referToLaw), sectors);
  const divided = divideCitations(citations, sectors);
  return {
    /** For the table: all sectors, and the services that are its columns. */
    table: { sectors, services: findMainServices(services) },
    parts: sectors.map((sector, index) => ({
      sector,
      isOpen: index === 0,
      /** The law that the part is the first to cite. */
      citations: divided[index],
      studies: caseStudies.filter(({ industry }) => industry === sector.title),
    })),
    citations,
  };
}
