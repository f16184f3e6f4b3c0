/**
 * Every address of the site is built here. Paths start with a slash and end without one. Links,
 * canonical addresses, the sitemap and structured data all use them.
 */
export const paths = {
  home: '/',
  servicesSection: '/#services',
  blogsSection: '/#blogs',
  contactSection: '/#contact',
  whoAreWe: '/who-are-we',
  missionVision: '/mission-vision',
  blogs: '/blogs',
  caseStudies: '/case-studies',
  team: '/team',
  workWithUs: '/work-with-us',
  whereWeOperate: '/where-we-operate',
  businessSectors: '/business-sectors',
  feed: '/rss.xml',
  jsonFeed: '/feed.json',
  sitemap: '/sitemap.xml',
  manifest: '/site.webmanifest',
  favicon: '/favicon.svg',
  touchIcon: '/apple-touch-icon.png',
  logo: '/icon-512.png',
  contactCard: '/contact.vcf',
} as const;

/**
 * Shortens a link to a section of the current page to its fragment. With the full path, the
 * browser would reload the page when its address has a query.
 * @param path a path of this module, such as `/#services`
 * @param currentPath path of the page that contains the link; the 404 page has none
 */
export const resolveHref = (path: string, currentPath: string | undefined) =>
  currentPath !== undefined && path.startsWith(`${currentPath}#`)
    ? path.slice(currentPath.length)
    : path;

/** A link in a menu or list. */
export interface NavigationLink {
  label: string;
  path: string;
}

/** Anchor of the application form on the careers page. */
export const formAnchor = 'job-application-form';

/** @param number the article's number, counted from 0 */
export const articlePath = (number: number) => `/blog/${number}`;

/** @param id path below `content/services`, without the ending, such as `hr-advisory/compliance` */
export const servicePath = (id: string) => `/services/${id}`;

export const regionPath = (id: string) => `${paths.whereWeOperate}/${id}`;
export const legalPath = (id: string) => `/${id}`;
export const openingPath = (id: string) => `${paths.workWithUs}/${id}`;
export const caseStudyPath = (id: string) => `${paths.caseStudies}#${id}`;
export const sectorPath = (id: string) => `${paths.businessSectors}#${id}`;
export const teamMemberPath = (id: string) => `${paths.team}#${id}`;

/** The vCard of a team member. */
export const memberCardPath = (id: string) => `${paths.team}/${id}.vcf`;

/** The preview image of a shared link to a page. */
export const socialCardPath = (path: string) => `/cards${path === paths.home ? '/home' : path}.png`;

/** The application form with this position preselected. */
export const applyPath = (title: string) =>
  `${paths.workWithUs}?job=${encodeURIComponent(title)}#${formAnchor}`;

/**
 * @param siteUrl such as `https://www.example.org`, without a trailing slash
 * @param path a path of this module
 */
export const absoluteUrl = (siteUrl: string, path: string) => new URL(path, siteUrl).href;
