import type { Words } from './words/words.ts';

/** Files that all languages of the site share. */
export const siteFiles = {
  sitemap: '/sitemap.xml',
  favicon: '/favicon.svg',
  touchIcon: '/apple-touch-icon.png',
  logo: '/icon-512.png',
} as const;

/** Anchor of the application form on the careers page. */
export const formAnchor = 'job-application-form';

type Parts = Words['addresses'];

/** Folders without a page of their own. */
const folders = ['blog', 'services', 'calendars'] as const;

type PageName = Exclude<keyof Parts, (typeof folders)[number]>;

/** `whoAreWe` for `who-are-we` */
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

const toCamelCase = <Name extends string>(name: Name) =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;

type PagePaths = { [Name in PageName as CamelCase<Name>]: string };

/** @returns the name of a page in the paths: `whoAreWe` for `who-are-we` */
export const toPathName = (page: PageName | 'home') => toCamelCase(page);

/**
 * Builds every address of one language. Paths start with a slash and end without one. Links,
 * canonical addresses, the sitemap and structured data all use them.
 * @param parts the parts of addresses, from the words of the language
 * @param prefix such as `/de`; empty for the first language of the site
 */
export const buildPaths = (parts: Parts, prefix = '') => {
  const home = prefix || '/';
  const page = (key: keyof Parts) => `${prefix}/${parts[key]}`;
  const names = Object.keys(parts) as (keyof Parts)[];
  const pages = Object.fromEntries(
    names
      .filter((name) => !folders.some((folder) => folder === name))
      .map((name) => [toCamelCase(name), page(name)]),
  ) as PagePaths;
  return {
    ...pages,
    home,
    servicesSection: `${home}#services`,
    blogsSection: `${home}#blogs`,
    contactSection: `${home}#contact`,
    feed: `${prefix}/rss.xml`,
    jsonFeed: `${prefix}/feed.json`,
    manifest: `${prefix}/site.webmanifest`,
    /** The script of the search, with its data. */
    search: `${prefix}/search.js`,
    contactCard: `${prefix}/contact.vcf`,
    /** The articles of one year, if the list does not contain all articles. */
    articlesOf: (year: number) => `${pages.blogs}/${year}`,
    /** The beginning of the addresses of all articles. */
    articleFolder: page('blog'),
    /** @param number the article's number, counted from 0 */
    article: (number: number) => `${page('blog')}/${number}`,
    /** @param id path below the folder of the services, such as `hr-advisory/compliance` */
    service: (id: string) => `${page('services')}/${id}`,
    region: (id: string) => `${pages.whereWeOperate}/${id}`,
    legal: (id: string) => `${prefix}/${id}`,
    opening: (id: string) => `${pages.workWithUs}/${id}`,
    sector: (id: string) => `${pages.businessSectors}#${id}`,
    member: (id: string) => `${pages.team}#${id}`,
    /** The vCard of a team member. */
    memberCard: (id: string) => `${pages.team}/${id}.vcf`,
    /** @param name of a file made from a calendar, such as `duties.ics` */
    calendarFile: (name: string) => `${page('calendars')}/${name}`,
    /** The application form with this position preselected. */
    apply: (title: string) => `${pages.workWithUs}?job=${encodeURIComponent(title)}#${formAnchor}`,
  };
};

export type Paths = ReturnType<typeof buildPaths>;

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

/** The preview image of a shared link to a page. */
export const socialCardPath = (path: string) => `/cards${path === '/' ? '/home' : path}.png`;

/**
 * @param siteUrl such as `https://www.example.org`, without a trailing slash
 * @param path a path of this module
 */
export const absoluteUrl = (siteUrl: string, path: string) => new URL(path, siteUrl).href;
