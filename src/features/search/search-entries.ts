import { getKind, type KindName, kindNames } from '../../registry.ts';
import type { Site } from '../../site/site.ts';
import { calendarAnchor } from '../articles/model/article-places.ts';
import { toPlainLines } from './plain-lines.ts';

/** An entry that the search can find, with its whole text. */
export interface SearchEntry {
  kind: KindName;
  path: string;
  title: string;
  summary: string;
  lines: string[];
}

/** A calendar has no page of its own, but is shown by an article. */
async function findCalendarPaths(site: Site) {
  const articles = await site.getEntries('articles');
  return new Map(
    articles.map(({ calendar, path }) => [calendar, `${path}#${calendarAnchor}`] as const),
  );
}

/** @returns everything in one language that has an address, in the order of the registry */
export async function listSearchEntries(site: Site): Promise<SearchEntry[]> {
  const calendarPaths = await findCalendarPaths(site);
  const pagePaths = new Set((await site.getEntries('pages')).map(({ path }) => path));
  const findPath = (kind: KindName, entry: object) => {
    if (kind === 'calendars')
      return 'id' in entry ? calendarPaths.get(String(entry.id)) : undefined;
    if (!('path' in entry)) return undefined;
    const [page = '', anchor] = String(entry.path).split('#');
    // An anchor on a page exists only if the site has the page.
    return anchor === undefined || pagePaths.has(page) ? String(entry.path) : undefined;
  };
  const lists = kindNames.map(async (kind) =>
    (await site.getEntries(kind)).flatMap((entry) => {
      const path = findPath(kind, entry);
      const found = path ? getKind(kind).search?.(entry) : undefined;
      if (!path || !found) return [];
      const { title, summary, texts } = found;
      const lines = texts.flatMap(toPlainLines);
      const toPlain = (text: string) => toPlainLines(text).join(' ');
      return [
        {
          kind,
          path,
          title: toPlain(title),
          summary: toPlain(summary),
          lines: [...new Set(lines)],
        },
      ];
    }),
  );
  return (await Promise.all(lists)).flat();
}
