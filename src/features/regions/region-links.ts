import { type LinkedEntry, toLink } from '../../content/addresses.ts';
import type { WordsOf } from '../../content/words.ts';
import type { LinkGroup } from '../../ui/LinkColumns.tsx';
import type { Service } from '../services/model/service.ts';
import { findMainServices } from '../services/model/service.ts';
import type { Region } from './model/region.ts';

interface Content {
  sectors: LinkedEntry[];
  caseStudies: (LinkedEntry & { region: string })[];
  services: Service[];
}

/** Builds the links of a region page: its sectors, its case studies, its main services. */
export const buildRegionLinks = (region: Region, content: Content, { ui }: WordsOf<'ui'>) => {
  const groups: LinkGroup[] = [
    {
      label: ui.sectors,
      links: content.sectors.filter(({ title }) => region.sectors.includes(title)).map(toLink),
    },
    {
      label: ui.caseStudies,
      links: content.caseStudies.filter((study) => study.region === region.id).map(toLink),
    },
    {
      label: ui.services,
      links: findMainServices(content.services)
        .filter((service) => service.regions.some((id) => id === region.id))
        .map(toLink),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
};
