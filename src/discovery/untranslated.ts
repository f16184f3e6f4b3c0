import { type EntryOf, getKind, type KindName, kindNames } from '../registry.ts';
import { getSite, getSites } from '../site/reader.ts';
import type { Site } from '../site/site.ts';

/**
 * The entries of the first language that a further one does not have, if the firm has chosen to show
 * them there. They have a page in its folder, whose canonical address is that in the first language.
 */

/** What all entries with an address have. */
interface Addressed {
  id: string;
  slug?: string;
  path: string;
  tag?: string;
}

const listEntries = async (site: Site, name: KindName) =>
  (await site.getEntries(name)) as object[] as Addressed[];

/**
 * @param key of a page in the first language
 * @returns its path in the language of the site, which shows it untranslated; undefined if it does not
 */
export async function findUntranslatedPath(site: Site, key: string) {
  const [name = '', ...id] = key.split('/');
  const [kind] = kindNames.filter((known) => known === name);
  const entries = kind && getKind(kind).page ? await listEntries(site, kind) : [];
  return entries.find((entry) => entry.tag !== undefined && entry.id === id.join('/'))?.path;
}

/**
 * @returns the entries of which the language has pages, and their parts of the path; one that is not
 *   translated is that of the first language, with its path there
 */
export async function listShownEntries<Name extends KindName>(
  site: Site,
  name: Name,
): Promise<{ entry: EntryOf<Name> & Addressed; slug: string }[]> {
  const [first = site] = await getSites();
  const originals = await listEntries(first, name);
  const shown = (await listEntries(site, name)).map((entry) => ({
    entry: (entry.tag && originals.find(({ id }) => id === entry.id)) || entry,
    slug: entry.slug ?? entry.id,
  }));
  return shown as { entry: EntryOf<Name> & Addressed; slug: string }[];
}

/**
 * Lists the pages of a kind for its route.
 * @param routePattern address with one parameter, such as `/team/[member]`
 */
export async function listEntryPages<Name extends KindName>(routePattern: string, name: Name) {
  const [, parameter = ''] = /\[(?:\.{3})?(\w+)\]/.exec(routePattern) ?? [];
  const shown = await listShownEntries(await getSite(routePattern), name);
  return shown.map(({ entry, slug }) => ({ params: { [parameter]: slug }, props: { entry } }));
}
