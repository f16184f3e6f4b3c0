import type { NavigationLink } from '../content/addresses.ts';
import type { Region } from '../content/kinds/region.ts';
import type { Service } from '../content/kinds/service.ts';
import { findMainServices } from '../content/kinds/service.ts';
import type { Site } from '../content/site.ts';

export interface NavigationGroup {
  label: string;
  links: NavigationLink[];
}

type Labels = Pick<Site, 'words' | 'paths'>;

/** The three menus of the header: a new service or region joins its menu by itself. */
export const buildNavigationGroups = (
  { words: { layout }, paths }: Labels,
  services: Service[],
  regions: Region[],
): NavigationGroup[] => [
  {
    label: layout.whatWeDo,
    links: [
      { label: layout.ourServices, path: paths.servicesSection },
      ...findMainServices(services).map(({ title, path }) => ({ label: title, path })),
    ],
  },
  {
    label: layout.whereWeOperate,
    links: [
      { label: layout.overview, path: paths.whereWeOperate },
      ...regions.map(({ title, path }) => ({ label: title, path })),
      { label: layout.businessSectors, path: paths.businessSectors },
    ],
  },
  {
    label: layout.knowledgeCenter,
    links: [
      { label: layout.articles, path: paths.blogs },
      { label: layout.caseStudies, path: paths.caseStudies },
    ],
  },
];

/** Quick Links of the footer. */
export const buildQuickLinks = ({ words: { layout }, paths }: Labels): NavigationLink[] => [
  { label: layout.whoAreWe, path: paths.whoAreWe },
  { label: layout.missionVision, path: paths.missionVision },
  { label: layout.ourServices, path: paths.servicesSection },
  { label: layout.whereWeOperate, path: paths.whereWeOperate },
  { label: layout.businessSectors, path: paths.businessSectors },
  { label: layout.workWithUs, path: paths.workWithUs },
];

/** Knowledge Center of the footer. */
export const buildKnowledgeLinks = ({ words: { layout }, paths }: Labels): NavigationLink[] => [
  { label: layout.articles, path: paths.blogs },
  { label: layout.caseStudies, path: paths.caseStudies },
  { label: layout.ourTeam, path: paths.team },
];
