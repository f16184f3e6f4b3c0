// biome-ignore lint/style/noRestrictedImports: only the type of what the subjects add up to
export type { Paths } from '../registry.ts';

/** Files that all languages of the site share. */
export const siteFiles = {
  sitemap: '/sitemap.xml',
  favicon: '/favicon.svg',
  oldFavicon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  logo: '/icon-512.png',
  smallLogo: '/icon-192.png',
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

/** @returns a path with its letters; one with other codes than those of letters stays as it is */
export function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A link in a menu or list. */
export interface NavigationLink {
  label: string;
  path: string;
  /** Says that a link, which leads elsewhere, opens in a new tab. */
  newTab?: string;
}

/** An entry to which links lead. */
export interface LinkedEntry {
  title: string;
  path: string;
}

/** @returns the link to an entry */
export const toLink = ({ title, path }: LinkedEntry): NavigationLink => ({ label: title, path });

/** Links of one kind, and the kind of pages that they lead to. */
export type LinkGroup = ReturnType<typeof groupLinks>[number];

/** @returns the links to entries, which are given with the label of their kind; a kind without any is left out */
export const groupLinks = (...groups: [label: string, entries: LinkedEntry[]][]) =>
  groups
    .map(([label, own]) => ({ label, links: own.map(toLink) }))
    .filter(({ links }) => links.length > 0);

/** The Markdown copy of a page, for agents. The home page, which is a list of links, has none. */
export const markdownPath = (path: string) => `${path}.md`;

/**
 * @param siteUrl such as `https://www.example.org`, without a trailing slash
 * @param path a path of this module
 */
export const absoluteUrl = (siteUrl: string, path: string) => new URL(path, siteUrl).href;
