import { paths } from '../content/addresses.ts';
import type { Article, Region, Service } from '../content/entries.ts';

export interface NavigationLink {
  label: string;
  path: string;
}

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

export const findMainServices = (services: Service[]) =>
  services.filter(({ parent }) => parent === undefined);

export const subServices = (services: Service[], parent: string) =>
  services.filter((service) => service.parent === parent);

/** Where someone who found no page may want to go. */
export const waysOn = (services: Service[]): NavigationLink[] => [
  ...findMainServices(services).map(({ title, path }) => ({ label: title, path })),
  { label: 'Blog & Articles', path: paths.blogs },
  { label: 'Work With Us', path: paths.workWithUs },
  { label: 'Contact', path: paths.contactSection },
];

/** @param articles newest first */
export const newestArticles = (articles: Article[]): NavigationLink[] =>
  articles.slice(0, 3).map(({ title, path }) => ({ label: title, path }));
