import { type Paths, siteFiles } from '../content/addresses.ts';
import { oncePer } from '../content/once-per.ts';
import type { Problem } from '../content/problem.ts';
import { findDays, isDraft } from '../content/publication.ts';
import { findSlug } from '../content/slugs.ts';
import { getKind, kinds, linkedPages, pagePath } from '../registry.ts';
import type { Site } from '../site/site.ts';
import { locate, type Source } from '../site/source.ts';
import { fieldProblem } from './file-problems.ts';

/** A page of the site as the target of a link. */
export interface LinkTarget {
  /** Identical for all languages of the page. */
  key: string;
  /** Why a link to it is broken or will break, such as a closing date. */
  leaving?: string;
}

/** @returns why a link to an entry is broken or will break */
export function describeLeaving(source: Source, { today }: Pick<Site, 'today'>) {
  if (isDraft(source)) return 'is a draft and not in the published site';
  const { from, until } = findDays(getKind(source.kind), source.data);
  if (from > today) return `is not in the site before ${from}`;
  return until && `leaves the site after ${until}`;
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
      return path ? [[source, path] as const] : [];
    }),
  );
}

/** Hosts serve the page of a folder at the first name, and that for unknown articles is at the second. */
const ownNames = /\/(?:index|not-found)$/;

/** Finds files whose address belongs to another file, to a page, or to the program. */
export function checkAddresses({ files, paths, content }: Site): Problem[] {
  const addresses = listAddresses(files, paths);
  const fixed = listFixedPaths(paths).map(([, path]) => path);
  return [...addresses].flatMap(([source, address]) => {
    if (source.kind === 'pages' || 'numbered' in kinds[source.kind].fileName) return [];
    const isOwned = fixed.includes(address);
    const [other] = [...addresses].find((each) => each[1] === address && each[0] !== source) ?? [];
    if (!other && !isOwned && !isTaken(address, content.sites) && !ownNames.test(address))
      return [];
    const owner = other?.file ?? (isOwned ? 'another page' : 'the program');
    const message = `the address ${address} belongs to ${owner}`;
    return Object.hasOwn(Object(source.data), 'slug')
      ? [fieldProblem(source, ['slug'], message, 'Choose another slug.')]
      : [{ file: source.file, message, fix: 'Choose another file name.' }];
  });
}

/** @returns the files of a language that cannot be read, which are reported by themselves alone */
const listUnread = ({ content, subfolder }: Site): Source[] =>
  content.textFiles.flatMap(({ path: file, hasFields, source }) => {
    const place = hasFields && !source ? locate(file) : undefined;
    if (place?.subfolder !== subfolder) return [];
    const { kind, below } = place;
    const id = below.slice(0, -kinds[kind].ending.length - 1);
    return { ...place, file, id, data: {}, body: '', bodyLine: 1, toLine: () => undefined };
  });

/**
 * All addresses of the site that a text may link to, derived from the files of `content/`, also of those
 * that cannot be read.
 */
export const listLinkTargets = oncePer((site: Site) => {
  const { files, paths } = site;
  const sources = [...files, ...listUnread(site)];
  const targets = new Map<string, LinkTarget>();
  const pageIds = sources.filter(({ kind }) => kind === 'pages').map(({ id }) => id);
  const missing = linkedPages
    .filter((id) => id !== 'home' && !pageIds.includes(id))
    .map((id) => pagePath(id, paths));
  const add = (key: string, address: string, leaving?: string) => {
    const [path = ''] = address.split('#');
    // Without its page, an entry has no address either, whether below the page or on it.
    if (missing.some((page) => path === page || path.startsWith(`${page}/`))) return;
    const page = targets.get(path) ?? { key };
    targets.set(path, leaving ? { ...page, leaving } : page);
  };
  for (const [key, path] of [...Object.entries(siteFiles), ...listFixedPaths(paths)])
    add(key, path);
  for (const [source, address] of listAddresses(sources, paths))
    add(`${source.kind}/${source.id}`, address, describeLeaving(source, site));
  return targets;
});
