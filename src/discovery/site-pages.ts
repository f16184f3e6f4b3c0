import type { CalendarDate } from '../content/dates.ts';
import type { SitePage } from '../content/kind.ts';
import { oncePer } from '../content/once-per.ts';
import { mapTexts } from '../content/texts.ts';
import { getKind, type KindName, kindNames } from '../registry.ts';
import type { Site } from '../site/site.ts';

/** Finds the change dates of all entries that a page lists, or that have their anchor on it. */
const findListedChanges = (site: Site, page: { id: string; path: string }): CalendarDate[] =>
  kindNames.flatMap((name) => {
    const { lastChanged, listedOn } = getKind(name);
    if (!lastChanged) return [];
    return site.entries[name]
      .filter(({ path }) => listedOn?.includes(page.id) || path.startsWith(`${page.path}#`))
      .map(lastChanged);
  });

function listPages(site: Site, name: KindName): SitePage[] {
  const { page, lastChanged } = getKind(name);
  if (!page || !lastChanged) return [];
  return site.entries[name].flatMap((entry) => {
    const description = page(entry);
    if (!description) return [];
    const listed = name === 'pages' ? findListedChanges(site, entry) : [];
    const updated = [lastChanged(entry), ...listed].sort().at(-1) ?? '';
    // Other programs compare these texts. No-break spaces are useful only in pages.
    const plain = mapTexts(description, (text) => text.replaceAll('\u00a0', ' '));
    return [{ ...plain, key: `${name}/${entry.id}`, path: entry.path, updated }];
  });
}

/**
 * Returns every indexed page of a language once, in the order of the registry. A page that lists
 * entries has the date of the newest one.
 */
export const getSitePages = oncePer((site: Site) =>
  kindNames.flatMap((name) => listPages(site, name)),
);
