import { type NavigationLink, paths } from '../content/addresses.ts';
import type { Region } from '../content/kinds/region.ts';
import type { Service } from '../content/kinds/service.ts';
import { findMainServices } from '../content/kinds/service.ts';

export interface NavigationGroup {
  label: string;
  links: NavigationLink[];
}

/** The three menus of the header: a new service or region joins its menu by itself. */
export const buildNavigationGroups = (
  services: Service[],
  regions: Region[],
): NavigationGroup[] => [
  {
    label: 'What We Do',
    links: [
      { label: 'Our Services', path: paths.servicesSection },
      ...findMainServices(services).map(({ title, path }) => ({ label: title, path })),
    ],
  },
  {
    label: 'Where We Operate',
    links: [
      { label: 'Overview', path: paths.whereWeOperate },
      ...regions.map(({ title, path }) => ({ label: title, path })),
      { label: 'Business Sectors', path: paths.businessSectors },
    ],
  },
  {
    label: 'Knowledge Center',
    links: [
      { label: 'Blog & Articles', path: paths.blogs },
      { label: 'Case Studies', path: paths.caseStudies },
    ],
  },
];

/** Quick Links of the footer. */
export const quickLinks: NavigationLink[] = [
  { label: 'Who Are We', path: paths.whoAreWe },
  { label: 'Mission, Vision & Values', path: paths.missionVision },
  { label: 'Our Services', path: paths.servicesSection },
  { label: 'Where We Operate', path: paths.whereWeOperate },
  { label: 'Business Sectors', path: paths.businessSectors },
  { label: 'Work With Us', path: paths.workWithUs },
];

/** Knowledge Center of the footer. */
export const knowledgeLinks: NavigationLink[] = [
  { label: 'Blog & Articles', path: paths.blogs },
  { label: 'Case Studies', path: paths.caseStudies },
  { label: 'Our Team', path: paths.team },
];
