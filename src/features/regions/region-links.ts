import { toLink } from '../../content/addresses.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { About } from '../../site/get-related.ts';
import type { LinkGroup } from '../../ui/LinkColumns.tsx';
import type { Sector } from '../sectors/model/sector.ts';
import type { Service } from '../services/model/service.ts';
import { findMainServices } from '../services/model/service.ts';
import type { Region } from './model/region.ts';

interface Content {
  sectors: Sector[];
  /** Other entries about regions, such as case studies. */
  about: About[];
  services: Service[];
}

/** Builds the links of a region page: its sectors, other entries about it, its main services. */
export const buildRegionLinks = (region: Region, content: Content, { ui }: WordsOf<'ui'>) => {
  const groups: LinkGroup[] = [
    {
      label: ui.sectors,
      links: content.sectors.filter(({ title }) => region.sectors.includes(title)).map(toLink),
    },
    ...content.about.map(({ label, entries }) => ({
      label,
      links: entries.filter((entry) => entry.region === region.id).map(toLink),
    })),
    {
      label: ui.services,
      links: findMainServices(content.services)
        .filter((service) => service.regions.some((id) => id === region.id))
        .map(toLink),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
};
