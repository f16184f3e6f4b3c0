import type { NavigationLink } from '../../content/addresses.ts';
import type { CaseStudy } from '../../content/kinds/case-study.ts';
import type { Region } from '../../content/kinds/region.ts';
import type { Sector } from '../../content/kinds/sector.ts';
import type { Service } from '../../content/kinds/service.ts';
import { findMainServices } from '../../content/kinds/service.ts';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';

interface Content {
  sectors: Sector[];
  caseStudies: CaseStudy[];
  services: Service[];
}

/** Builds the links of a region page: its sectors, its case studies, its main services. */
export const buildRegionLinks = (
  region: Region,
  content: Content,
  words: WordsOf<'caseStudies'>,
): NavigationLink[] => [
  ...content.sectors
    .filter(({ title }) => region.sectors.includes(title))
    .map(({ title, path }) => ({ label: title, path })),
  ...content.caseStudies
    .filter((study) => study.region === region.id)
    .map(({ title, path }) => ({ label: fill(words.caseStudies.named, { title }), path })),
  ...findMainServices(content.services)
    .filter((service) => service.regions.some((id) => id === region.id))
    .map(({ title, path }) => ({ label: title, path })),
];
