import type { CalendarDate } from '../content/dates.ts';
import type { SitePage } from '../content/kind.ts';
import { mapTexts } from '../content/map-texts.ts';
import { getKind, type KindName, kindNames } from '../registry.ts';
import type { Site } from '../site/site.ts';

/** Finds the change dates of all entries that a page lists. */
const findListedChanges = (site: Site, pageId: string): CalendarDate[] =>
  kindNames
    .filter((name) => getKind(name).listedOn?.includes(pageId))
    .flatMap((name) => {
      const { lastChanged } = getKind(name);
      return lastChanged ? site.getEntries(name).map(lastChanged) : [];
    });

function listPages(site: Site, name: KindName): SitePage[] {
  const { page, lastChanged } = getKind(name);
  if (!page || !lastChanged) return [];
  return site.getEntries(name).flatMap((entry) => {
    const description = page(entry);
    if (!description) return [];
    const listed = name === 'pages' ? findListedChanges(site, entry.id) : [];
    const updated = [lastChanged(entry), ...listed].sort().at(-1) ?? '';
    // Other programs compare these texts. No-break spaces are useful only in pages.
    const plain = mapTexts(description, (text) => text.replaceAll('\u00a0', ' '));
    return [{ ...plain, key: `${name}/${entry.id}`, path: entry.path, updated }];
  });
}

const lists = new WeakMap<Site, SitePage[]>();

/**
 * Returns every indexed page of a language once, in the order of the registry. A page that lists
 * entries has the date of the newest one.
 */
export function getSitePages(site: Site) {
  const list = lists.get(site) ?? kindNames.flatMap((name) => listPages(site, name));
  lists.set(site, list);
  return list;
}
