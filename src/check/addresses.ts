import { type Paths, siteFiles } from '../content/addresses.ts';
import { findSlug } from '../content/slugs.ts';
import { formAnchor } from '../features/careers/model/form-anchor.ts';
import { kinds, linkedPages, pagePath } from '../registry.ts';
import type { Source } from '../site/source.ts';
import { createFutureLookup } from './future.ts';
import { findAnchors } from './markdown.ts';

/** A page of the site as the target of a link. */
export interface Page {
  /** Identical for all languages of the page. */
  key: string;
  anchors: Set<string>;
  /** Why a link to it is broken or will break, such as a closing date. */
  leaving?: string;
}

function reasonToLeave({ data }: Source, appears: string | undefined) {
  const { draft, closes } = (data ?? {}) as { draft?: unknown; closes?: unknown };
  if (draft === true) return 'is a draft and not in the published site';
  if (appears !== undefined) return `is not in the site before ${appears}`;
  return closes === undefined ? undefined : `leaves the site after ${String(closes)}`;
}

/** What one language has at addresses that no file names. */
const ownPatterns = ({ home, articleFolder, blogs }: Paths) => {
  const prefix = home === '/' ? '' : home;
  return [`${prefix}/404`, `${articleFolder}/not-found`, `${blogs}/\\d{4}`];
};

/**
 * @param all the paths of each language
 * @returns whether the program has a page or file of its own at an address
 */
export const isTaken = (path: string, all: Paths[]) =>
  [...all.flatMap(ownPatterns), '/cards(?:/.*)?', '/_astro(?:/.*)?', '/dev(?:/.*)?'].some(
    (pattern) => new RegExp(`^${pattern}$`, 'i').test(path),
  ) || all.some(({ home, articleFolder }) => path === home || path === articleFolder);

/** @returns the paths that belong to no entry, by name */
export const listFixedPaths = (paths: Paths): Record<string, string> =>
  Object.fromEntries(
    Object.entries(paths).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/**
 * @param siblings the files of the same kind and language
 * @returns the address of an entry, if it has a page or an anchor
 */
export const addressOf = ({ kind, id }: Source, siblings: Source[], paths: Paths) =>
  kinds[kind].address?.(kinds[kind].slugs ? findSlug(siblings, id) : id, paths);

/** All addresses of the site that a text may link to, derived from the files of `content/`. */
export function listPages(sources: Source[], paths: Paths): Map<string, Page> {
  const pages = new Map<string, Page>();
  const add = (key: string, address: string, more: Partial<Page> = {}) => {
    const [path = '', anchor] = address.split('#');
    const page = pages.get(path) ?? { key, anchors: new Set(['main']) };
    for (const name of [...(anchor ? [anchor] : []), ...(more.anchors ?? [])])
      page.anchors.add(name);
    pages.set(path, { ...page, ...(more.leaving ? { leaving: more.leaving } : {}) });
  };
  const pageIds = sources.filter(({ kind }) => kind === 'pages').map(({ id }) => id);
  const missing = linkedPages
    .filter((id) => id !== 'home' && !pageIds.includes(id))
    .map((id) => pagePath(id, paths));
  /** Without its page, an entry has no address either, whether below the page or on it. */
  const isMissing = (address: string) =>
    missing.some(
      (page) =>
        address === page || address.startsWith(`${page}/`) || address.startsWith(`${page}#`),
    );
  for (const [key, path] of Object.entries({ ...siteFiles, ...listFixedPaths(paths) }))
    if (!isMissing(path)) add(key, path);
  if (pages.has(paths.workWithUs)) add('workWithUs', `${paths.workWithUs}#${formAnchor}`);
  const findFutureDay = createFutureLookup(sources);
  const byKind = Object.groupBy(sources, ({ kind }) => kind);
  for (const source of sources) {
    const address = addressOf(source, byKind[source.kind] ?? [], paths);
    if (address && !isMissing(address))
      add(`${source.kind}/${source.id}`, address, {
        anchors: new Set(findAnchors(source)),
        leaving: reasonToLeave(source, findFutureDay(source)),
      });
  }
  return pages;
}
