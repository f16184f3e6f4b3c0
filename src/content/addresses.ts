/**
 * Every address of the site is made here. Paths start with a slash, end without one,
 * and are the same in links, canonical addresses, the sitemap and structured data.
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
 * The way from one page to a path: a place on the very page is told by its fragment alone, for
 * with the whole path a browser loads the page again where its address has a query.
 * @param path of this module, such as `/#services`
 * @param currentPath of the page that holds the link; the page that is not found has none
 */
export const resolveHref = (path: string, currentPath: string | undefined) =>
  currentPath !== undefined && path.startsWith(`${currentPath}#`)
    ? path.slice(currentPath.length)
    : path;

/** A link as menus and lists show it. */
export interface NavigationLink {
  label: string;
  path: string;
}

/** Anchor of the application form on the careers page. */
export const formAnchor = 'job-application-form';

/** @param number position of the article, counted from 0 */
export const articlePath = (number: number) => `/blog/${number}`;

/** @param id file name below `content/services`, such as `hr-advisory/compliance` */
export const servicePath = (id: string) => `/services/${id}`;

export const regionPath = (id: string) => `${paths.whereWeOperate}/${id}`;
export const legalPath = (id: string) => `/${id}`;
export const openingPath = (id: string) => `${paths.workWithUs}/${id}`;
export const caseStudyPath = (id: string) => `${paths.caseStudies}#${id}`;
export const sectorPath = (id: string) => `${paths.businessSectors}#${id}`;
export const teamMemberPath = (id: string) => `${paths.team}#${id}`;

/** The contact card of a team member, as a vCard. */
export const memberCardPath = (id: string) => `${paths.team}/${id}.vcf`;

/** The picture that stands beside a shared link to a page. */
export const socialCardPath = (path: string) => `/cards${path === paths.home ? '/home' : path}.png`;

/** The careers page with this position chosen in the form. */
export const applyPath = (title: string) =>
  `${paths.workWithUs}?job=${encodeURIComponent(title)}#${formAnchor}`;

/**
 * @param siteUrl `https://www.example.org`, without a slash at the end
 * @param path a path of this module
 */
export const absoluteUrl = (siteUrl: string, path: string) => new URL(path, siteUrl).href;
