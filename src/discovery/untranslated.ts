import type { NavigationLink } from '../content/addresses.ts';
import { findCarrier } from '../content/find-carrier.ts';
import { findSlug } from '../content/slugs.ts';
import { type EntryOf, getKind, isPageId, type KindName, kindNames } from '../registry.ts';
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
  title?: string;
  name?: string;
}

/** @returns the part of the path that belongs to an entry, with the slugs of its language */
function slugIn(own: Addressed[], id: string) {
  const files = own.map(({ id, slug = id }) => ({ id, data: { slug: slug.split('/').at(-1) } }));
  return findSlug(files, id);
}

/**
 * @returns the entries of a kind that are only in the first language, with their path in the language
 *   of the site; of an entry without a page of its own, the path in the first language
 */
async function listUntranslated(site: Site, name: KindName) {
  const [first] = await getSites();
  const kind = getKind(name);
  const carrier = findCarrier(kind);
  if (!first || first === site || first.firm.missingTranslations !== 'firstLanguage') return [];
  if (name === 'pages' || kind.inAllLanguages || !kind.address) return [];
  if (carrier && isPageId(carrier) && !site.hasPage(carrier)) return [];
  const [own, all] = await Promise.all(
    [site, first].map(async (of) => (await of.getEntries(name)) as object[] as Addressed[]),
  );
  const ids = new Set(own?.map(({ id }) => id));
  return (all ?? [])
    .filter(({ id }) => !ids.has(id))
    .map((entry) => {
      const slug = slugIn(own ?? [], entry.id);
      const path = kind.page ? kind.address?.(slug, site.paths) : entry.path;
      return { entry, slug, path: path ?? entry.path, tag: first.language.tag };
    });
}

/**
 * @param key of a page in the first language
 * @returns its path in the language of the site, which shows it untranslated; undefined if it does not
 */
export async function findUntranslatedPath(site: Site, key: string) {
  const [name = '', ...id] = key.split('/');
  const [kind] = kindNames.filter((known) => known === name);
  const entries = kind && getKind(kind).page ? await listUntranslated(site, kind) : [];
  return entries.find(({ entry }) => entry.id === id.join('/'))?.path;
}

/**
 * @returns the entries of which the language has pages, translated or not, and their parts of the
 *   path; the language of the texts is that of the entry's own path
 */
export async function listShownEntries<Name extends KindName>(
  site: Site,
  name: Name,
): Promise<{ entry: EntryOf<Name> & Addressed; slug: string }[]> {
  const own = (await site.getEntries(name)) as object[] as Addressed[];
  const shown = [
    ...own.map((entry) => ({ entry, slug: entry.slug ?? entry.id })),
    ...(await listUntranslated(site, name)),
  ];
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

/** @returns links to the untranslated entries of a kind */
export const listUntranslatedLinks = async (
  site: Site,
  name: KindName,
): Promise<NavigationLink[]> =>
  (await listUntranslated(site, name)).map(({ entry, path, tag }) => ({
    label: entry.title ?? entry.name ?? entry.id,
    path,
    tag,
  }));

/** @returns links to the untranslated entries that a page would list */
export async function listUntranslatedOf(site: Site, page: string): Promise<NavigationLink[]> {
  const names = kindNames.filter((name) => {
    const kind = getKind(name);
    return (findCarrier(kind) ?? kind.listedOn?.[0]) === page;
  });
  return (await Promise.all(names.map((name) => listUntranslatedLinks(site, name)))).flat();
}
