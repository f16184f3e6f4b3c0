import type { CalendarDate } from '../content/dates.ts';
import type { SitePage } from '../content/kind.ts';
import { nameLanguage } from '../content/language-facts.ts';
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

/** The same page, or the home page, as another language shows it. */
export type Alternate = ReturnType<typeof findAlternates>[number];

/**
 * @returns the name of a language in the language itself, capitalized if its script has capitals
 */
function formatLanguageName(tag: string) {
  const [first = '', ...rest] = nameLanguage(tag, tag);
  return [first.toLocaleUpperCase(tag), ...rest].join('');
}

/**
 * @param path of a page; undefined for a page that is not indexed
 * @returns the page in every language of the site, including its own, in the order of the
 *   languages; an empty list if the site has only one
 */
export function findAlternates(site: Site, path: string | undefined) {
  const { sites } = site.content;
  if (sites.length < 2) return [];
  const page = getSitePages(site).find((known) => known.path === path);
  return sites.map((other) => {
    const { tag } = other.language;
    const translation = getSitePages(other).find(({ key }) => key === page?.key);
    return {
      /** BCP 47 tag of the language. */
      tag,
      /** The language in its own words, such as `Deutsch`. */
      name: formatLanguageName(tag),
      path: translation?.path ?? other.paths.home,
      /** Whether the page is translated. If not, the path may be that of the home page. */
      isTranslated: translation !== undefined,
    };
  });
}
