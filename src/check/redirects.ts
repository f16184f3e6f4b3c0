import papa from 'papaparse';
import { parseOldAddress, type Redirect, shownPath } from '../content/kinds/redirects.ts';
import { type Advice, advise, type Problem, quote } from '../content/problem.ts';
import { isDownload } from '../render/text-files.ts';
import { listDownloads } from '../site/list-pictures.ts';
import type { Content } from '../site/load-site.ts';
import type { Site } from '../site/site.ts';
import { contentFile } from '../site/source.ts';
import { isTaken, listAddresses } from './addresses.ts';
import { problemAt } from './file-problems.ts';
import { describeLink, joinLinkTargets } from './links.ts';

/** @returns what two spellings of one former address have in common */
const nameOf = ({ path, query }: Pick<Redirect, 'path' | 'query'>) =>
  [path, ...query.toSorted()].join('&');

/** Checks the list of redirects, which is the same for all languages. */
export function checkRedirects({ filesOf, content }: Site): Problem[] {
  const { sites, sources } = content;
  const published = listDownloads(content);
  const targets = joinLinkTargets(sites);
  // Some hosts ignore case.
  const taken = new Map([...targets.keys()].map((path) => [path.toLowerCase(), path]));
  const rows = filesOf('redirects').flatMap((source) =>
    (source.data.redirects ?? []).flatMap(({ from, to }, index) => {
      const old = parseOldAddress(from);
      return old ? [{ source, index, from, to, ...old, name: nameOf(old) }] : [];
    }),
  );
  const known = new Map<string, { to: string; name: string }>();

  function describeFrom({ from, to, path, query, name }: (typeof rows)[number]) {
    const shown = shownPath(path);
    const lower = shown.toLowerCase();
    const page = taken.get(lower);
    if (query.length === 0 && (path === page || (!page && isTaken(shown, sites))))
      return advise(
        `${quote(from)} is the address of a page`,
        'Delete the item: visitors see the page itself.',
      );
    if (query.length === 0 && page && page !== to)
      return advise(
        `${quote(from)} is the address of the page ${page} on some hosts, which ignore case and .html`,
        `Write ${quote(page)} as its new address.`,
      );
    if (sites.some(({ paths }) => new RegExp(`^${paths.articleFolder}/\\d+$`).test(lower)))
      return advise(
        `${quote(from)} is the address of an article to come`,
        'Delete the item: articles keep their numbers.',
      );
    const other = known.get(name.toLowerCase());
    known.set(name.toLowerCase(), { to, name });
    return other && (other.name === name || other.to !== to)
      ? advise(`${quote(from)} is in the list twice`, 'Delete one of the two.')
      : undefined;
  }

  const names = new Map(rows.map((row) => [row.name, row.to]));
  function describeTo(to: string): Advice | undefined {
    const next = names.get(to);
    if (next !== undefined)
      return advise(
        `${quote(to)} is redirected itself, to ${quote(next)}`,
        'Write the current address of the page.',
      );
    if (isDownload(to) && !published.some((path) => path.endsWith(to)))
      return advise(
        `no text offers the file ${quote(to)}`,
        'Link to the file in a text: only such files are published.',
      );
    return describeLink(to, { here: targets, elsewhere: new Map() });
  }

  const fix = `Move its items to ${contentFile('redirects', 'redirects')}.`;
  const translations = sources
    .filter(({ kind, subfolder }) => kind === 'redirects' && subfolder !== '')
    .map(({ file }) => ({ file, message: 'there is one list for all languages', fix }));
  const own = rows.flatMap((row) =>
    Object.entries({ from: describeFrom(row), to: describeTo(row.to) }).flatMap(([field, advice]) =>
      problemAt(row.source, ['redirects', row.index, field], advice),
    ),
  );
  return [...translations, ...own];
}

/** @returns a path with its letters; one that old software wrote in another way stays as it is */
function decode(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Finds addresses of a former site that lead nowhere now.
 * @param text a saved sitemap, or a list with an address on each line
 * @returns rows for the table of redirects, with the new address where a page or file has that name
 */
export function listLostAddresses(text: string, { sites, filePaths }: Content): string[] {
  const targets = joinLinkTargets(sites);
  const moved = new Set(sites[0].redirects.map(nameOf));
  const located = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]*)/g)].map(
    ([, url = '']) => url,
  );
  const addresses = (located.length > 0 ? located : text.split('\n'))
    .map((url) => url.trim().replaceAll('&amp;', '&'))
    .filter((url) => URL.canParse(url, 'https://old.invalid'))
    .map((url) => new URL(url, 'https://old.invalid'))
    .map(({ pathname, search }) => decode(pathname).replaceAll(' ', '%20') + search);
  const byName = new Map([
    ...filePaths
      .flatMap((path) => /\/files\/([^/]+)$/.exec(path)?.[1] ?? [])
      .map((name) => [name, `/files/${name}`]),
    ...sites
      .flatMap((site) => [...listAddresses(site.files, site.paths)])
      .map(([{ id }, address]) => [id.replace(/^(?:.*\/)?(?:\d+-)?/, ''), address]),
  ] as [string, string][]);
  return [...new Set(addresses)].flatMap((from) => {
    const old = parseOldAddress(from) ?? { path: from, query: [] };
    if (moved.has(nameOf(old)) || (targets.has(old.path) && old.query.length === 0)) return [];
    const shown = shownPath(old.path).toLowerCase();
    const to = targets.has(shown) ? shown : byName.get(shown.replace(/^.*\//, ''));
    return papa.unparse([[from, (old.query.length === 0 && to) || '']]);
  });
}

/** What Cloudflare Pages reads of `_redirects`; Vercel reads 48 more. */
const mostRedirects = 2000;

/** Finds redirects that not every host can do. */
export function findLimitedRedirects({ filesOf, redirects }: Site): Problem[] {
  const withQuery = redirects.filter(({ query }) => query.length > 0).length;
  const message = [
    withQuery > 0 &&
      `${withQuery} of ${redirects.length} addresses have a query, which Cloudflare Pages, GitHub Pages and object stores cannot redirect`,
    redirects.length > mostRedirects / 2 &&
      `there are ${redirects.length} redirects, each with and without a slash at the end, and Cloudflare Pages and Vercel read ${mostRedirects}`,
  ].filter(Boolean);
  const fix = 'See "Redirects" in docs/hosting.md, unless you use another host.';
  const file = filesOf('redirects').at(-1)?.file ?? '';
  return message.length > 0 ? [{ file, message: message.join('; '), fix }] : [];
}
