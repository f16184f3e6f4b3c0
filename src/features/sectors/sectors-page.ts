import { citeLaw, divideCitations } from '../../content/law/references.ts';
import { toPlain } from '../../content/plain-text.ts';
import type { Site } from '../../site/site.ts';
import { findMainServices } from '../services/model/service.ts';

/** Gets what the page of the sectors shows. */
export function getSectorsPage(site: Site) {
  const { sectors, services, caseStudies, law } = site.entries;
  const citations = citeLaw(sectors, law, sectors);
  const sentences = new Intl.Segmenter(site.words.tag, { granularity: 'sentence' });
  const divided = divideCitations(citations, sectors);
  return {
    /** For the table: all sectors, and the services that are its columns. */
    table: { sectors, services: findMainServices(services) },
    parts: sectors.map((sector, index) => ({
      sector,
      summary: [...sentences.segment(toPlain(sector.description))][0]?.segment,
      isOpen: index === 0,
      /** The law that the part is the first to cite. */
      citations: divided[index],
      studies: caseStudies.filter(({ industry }) => industry === sector.title),
    })),
    citations,
  };
}
