import { type Paths, siteFiles } from '../content/addresses.ts';
import { findSlug } from '../content/slugs.ts';
import { formAnchor } from '../features/careers/model/form-anchor.ts';
import { getKind, type KindName, kinds, linkedPages, pagePath } from '../registry.ts';
import type { Site } from '../site/site.ts';
import type { Source } from '../site/source.ts';
import { fieldProblem, isDraft } from './entries.ts';
import { findAnchors, findHeadings } from './markdown.ts';
import { type Problem, quote } from './problem.ts';

/** A page of the site as the target of a link. */
export interface Page {
  /** Identical for all languages of the page. */
  key: string;
  anchors: Set<string>;
  /** Why a link to it is broken or will break, such as a closing date. */
  leaving?: string;
}

/** @returns why a link to an entry is broken or will break */
export function describeLeaving(source: Source, { today }: Pick<Site, 'today'>) {
  const data = (source.data ?? {}) as Record<string, unknown>;
  if (isDraft(source)) return 'is a draft and not in the published site';
  const day = data[getKind(source.kind).appearsOn ?? ''];
  if (typeof day === 'string' && day > today) return `is not in the site before ${day}`;
  return data.closes === undefined ? undefined : `leaves the site after ${data.closes}`;
}

/** What one language has at addresses that no file names. */
const ownPatterns = ({ home, articleFolder, blogs }: Paths) => {
  const prefix = home === '/' ? '' : home;
  return [`${prefix}/404`, `${articleFolder}/not-found`, `${blogs}/\\d{4}`];
};

/** @returns whether the program has a page or file of its own at an address */
export const isTaken = (path: string, sites: readonly Site[]) =>
  [
    ...sites.flatMap(({ paths }) => ownPatterns(paths)),
    ...['/cards(?:/.*)?', '/_astro(?:/.*)?', '/dev(?:/.*)?'],
  ].some((pattern) => new RegExp(`^${pattern}$`, 'i').test(path)) ||
  sites.some(({ paths: { home, articleFolder } }) => [home, articleFolder].includes(path));

/** @returns the paths that belong to no entry, by name */
const listFixedPaths = (paths: Paths): [name: string, path: string][] =>
  Object.entries(paths).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

/** @returns the address of each file that has a page or an anchor */
export function listAddresses(sources: Source[], paths: Paths): Map<Source, string> {
  const byKind = Object.groupBy(sources, ({ kind }) => kind);
  return new Map(
    sources.flatMap((source) => {
      const { address, slugs } = kinds[source.kind];
      const slug = slugs ? findSlug(byKind[source.kind] ?? [], source.id) : source.id;
      const path = address?.(slug, paths);
      return path === undefined ? [] : [[source, path] as const];
    }),
  );
}

/** Finds files whose address belongs to another file, to a page, or to the program. */
export function checkAddresses({ files, paths, content }: Site): Problem[] {
  const addresses = listAddresses(files, paths);
  const fixed = listFixedPaths(paths).map(([, path]) => path);
  return [...addresses].flatMap(([source, address]) => {
    if (source.kind === 'pages' || 'numbered' in kinds[source.kind].fileName) return [];
    const isOwned = fixed.includes(address);
    const [other] = [...addresses].find((each) => each[1] === address && each[0] !== source) ?? [];
    if (!other && !isOwned && !isTaken(address, content.sites) && !address.endsWith('/not-found'))
      return [];
    const owner = other?.file ?? (isOwned ? 'another page' : 'the program');
    const message = `the address ${address} belongs to ${owner}`;
    return Object.hasOwn(Object(source.data), 'slug')
      ? [fieldProblem(source, ['slug'], message, 'Choose another slug.')]
      : [{ file: source.file, message, fix: 'Choose another file name.' }];
  });
}

/** Anchors of the parts that the program adds to every page. */
const onAll = ['main', 'footer-contact'];

/** Those that it adds to the pages of a kind, or to the page on which the entries of a kind are. */
const reserved: Partial<Record<KindName, string[]>> = {
  articles: [
    ...['article-help', 'calendar', 'law-changes', 'related', 'related-services', 'share'],
    ...['sources', 'suggestions'],
  ],
  openings: ['application-position', 'job-application-form', 'opening-facts'],
  legal: ['wcag'],
  services: [
    ...['calendar', 'part-calculators', 'part-covers', 'part-dates', 'part-included'],
    ...['part-law', 'part-received', 'part-steps', 'part-view'],
  ],
  calendars: ['years'],
  law: ['register'],
};

/**
 * Finds headings and files whose anchor a part of the page has already: links would lead to the
 * wrong place.
 */
export const checkAnchors = ({ files, paths }: Site): Problem[] => {
  const addresses = listAddresses(files, paths);
  return files.flatMap((source) => {
    const { file, kind } = source;
    const own = addresses.get(source)?.split('#')[1];
    const named = [
      ...findHeadings(source).map((heading) => ({ ...heading, fix: 'Add a word to the heading.' })),
      ...(own ? [{ anchor: own, fix: 'Choose another file name.' }] : []),
    ];
    return named
      .filter(
        ({ anchor }) =>
          [...onAll, ...(reserved[kind] ?? [])].includes(anchor) || anchor.startsWith('figure-'),
      )
      .map(({ anchor, ...place }) => ({
        file,
        message: `the page has another part with the anchor ${quote(anchor)}`,
        ...place,
      }));
  });
};

/** All addresses of the site that a text may link to, derived from the files of `content/`. */
function findPages(site: Site): Map<string, Page> {
  const { files: sources, paths } = site;
  const pages = new Map<string, Page>();
  const pageIds = sources.filter(({ kind }) => kind === 'pages').map(({ id }) => id);
  const missing = linkedPages
    .filter((id) => id !== 'home' && !pageIds.includes(id))
    .map((id) => pagePath(id, paths));
  const add = (key: string, address: string, anchors: string[] = [], leaving?: string) => {
    const [path = '', anchor] = address.split('#');
    // Without its page, an entry has no address either, whether below the page or on it.
    if (missing.some((page) => path === page || path.startsWith(`${page}/`))) return;
    const page = pages.get(path) ?? { key, anchors: new Set(['main']) };
    for (const name of [...(anchor ? [anchor] : []), ...anchors]) page.anchors.add(name);
    pages.set(path, leaving ? { ...page, leaving } : page);
  };
  for (const [key, path] of [...Object.entries(siteFiles), ...listFixedPaths(paths)])
    add(key, path);
  add('workWithUs', `${paths.workWithUs}#${formAnchor}`);
  for (const [source, address] of listAddresses(sources, paths))
    add(`${source.kind}/${source.id}`, address, findAnchors(source), describeLeaving(source, site));
  return pages;
}

const known = new WeakMap<Site, Map<string, Page>>();

export function listPages(site: Site): Map<string, Page> {
  const pages = known.get(site) ?? findPages(site);
  known.set(site, pages);
  return pages;
}
