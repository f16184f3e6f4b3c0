import { type CalendarDate, latestDate } from '../content/dates.ts';
import type { SitePage } from '../content/kind.ts';
import { getEntries } from '../content/reader.ts';
import { type KindName, kindNames, kinds } from '../content/registry.ts';

/** A kind as the list of pages sees it, whatever its fields. */
interface ListedKind {
  page?: (entry: object) => Omit<SitePage, 'path' | 'updated'> | undefined;
  lastChanged?: (entry: object) => CalendarDate;
  listedOn?: readonly string[];
}

const listedKind = (name: KindName) => kinds[name] as unknown as ListedKind;

/** @returns days on which something in the lists of a page changed */
async function listedChanges(pageId: string): Promise<CalendarDate[]> {
  const names = kindNames.filter((name) => listedKind(name).listedOn?.includes(pageId));
  const days = names.map(async (name) => {
    const { lastChanged } = listedKind(name);
    return lastChanged ? (await getEntries(name)).map(lastChanged) : [];
  });
  return (await Promise.all(days)).flat();
}

async function listPages(name: KindName): Promise<SitePage[]> {
  const { page, lastChanged } = listedKind(name);
  if (!page || !lastChanged) return [];
  const entries = await getEntries(name);
  const pages = entries.map(async (entry): Promise<SitePage[]> => {
    const described = page(entry);
    if (!described || !('path' in entry)) return [];
    const listed = name === 'pages' && 'id' in entry ? await listedChanges(entry.id) : [];
    return [{ ...described, path: entry.path, updated: latestDate(lastChanged(entry), ...listed) }];
  });
  return (await Promise.all(pages)).flat();
}

/**
 * Every page that may be found, each once, in the order of the registry. Pages that list entries
 * are as new as the newest thing they list.
 */
export const getSitePages = async (): Promise<SitePage[]> =>
  (await Promise.all(kindNames.map(listPages))).flat();
