import type { NavigationLink } from '../../content/addresses.ts';
import type { CaseStudy } from '../../content/kinds/case-study.ts';
import type { Region } from '../../content/kinds/region.ts';
import type { Sector } from '../../content/kinds/sector.ts';
import type { Service } from '../../content/kinds/service.ts';
import { findMainServices } from '../../content/kinds/service.ts';

interface Known {
  sectors: Sector[];
  caseStudies: CaseStudy[];
  services: Service[];
}

/** Where a region page leads: its sectors, its cases, and the main services offered there. */
export const buildRegionLinks = (region: Region, known: Known): NavigationLink[] => [
  ...known.sectors
    .filter(({ title }) => region.sectors.includes(title))
    .map(({ title, path }) => ({ label: title, path })),
  ...known.caseStudies
    .filter((study) => study.region === region.id)
    .map(({ title, path }) => ({ label: `Case study: ${title}`, path })),
  ...findMainServices(known.services)
    .filter((service) => service.regions.some((id) => id === region.id))
    .map(({ title, path }) => ({ label: title, path })),
];
