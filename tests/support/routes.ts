import { findCarrier } from '../../src/content/find-carrier.ts';
import type { LinkedPage } from '../../src/content/kinds/page.ts';
import { nameLanguage } from '../../src/content/name-language.ts';
import { findSlug } from '../../src/content/slugs.ts';
import { fill } from '../../src/content/words/fill.ts';
import { articlesInHtml } from '../../src/features/articles/archive.ts';
import {
  getKind,
  type KindName,
  kindNames,
  kinds,
  linkedPages,
  pagePath,
} from '../../src/registry.ts';
import {
  hasPage,
  readArticles,
  readMainServices,
  readPageData,
  readPublished,
} from './published.ts';
import { readSite } from './read-site.ts';

const site = readSite();
const { paths, words } = site;

/** A site in one of its languages. */
type TestSite = ReturnType<typeof readSite>;

/** A page that the built site must have, derived from `content/`. */
interface Route {
  path: string;
  heading: string;
}

/** @returns the pages of the entries of a kind, none if they have no pages of their own */
export function listRoutesOf(name: KindName, { language, paths }: TestSite = site): Route[] {
  const { address, page } = kinds[name];
  if (!address || !page) return [];
  return readPublished(name, language).map(({ slug, heading, title }) => ({
    path: address(slug, paths),
    heading: String(heading ?? title),
  }));
}

/** @returns the paths of the articles of each year, which exist once the list is long */
export const listYearPaths = () => {
  const years = new Set(readArticles().map(({ date }) => `/blogs/${date.slice(0, 4)}`));
  return readArticles().length > articlesInHtml ? [...years] : [];
};

/** @returns the path of the next article, which does not exist yet */
export const findUnknownArticle = () =>
  paths.article(Math.max(-1, ...readArticles().map(({ number }) => number)) + 1);

/** The route of a page that a firm may leave out. */
const listPageRoute = (id: LinkedPage, { language, paths }: TestSite): Route[] =>
  hasPage(id, language)
    ? [{ path: pagePath(id, paths), heading: readPageData(id, language).heading }]
    : [];

/** @returns the pages of the site in one language, by default the first */
export const listRoutes = (of: TestSite = site): Route[] => [
  ...linkedPages.flatMap((id) => listPageRoute(id, of)),
  ...kindNames.flatMap((name) => listRoutesOf(name, of)),
];

/** @returns the entries that a further language shows in the first one */
function listUntranslated(name: KindName, { language }: TestSite) {
  const { address, inAllLanguages, ...kind } = getKind(name);
  const carrier = linkedPages.find((id) => id === findCarrier(kind));
  if (language.prefix === '' || site.firm.missingTranslations !== 'firstLanguage') return [];
  if (!address || inAllLanguages || (carrier && !hasPage(carrier, language))) return [];
  const own = readPublished(name, language);
  const files = own.map(({ id, slug }) => ({ id, data: { slug: slug.split('/').at(-1) } }));
  return readPublished(name)
    .filter(({ id }) => !own.some((entry) => entry.id === id))
    .map((entry) => ({ ...entry, slug: findSlug(files, entry.id) }));
}

/** @returns the paths of the pages of such entries */
export const listUntranslatedPaths = (of: TestSite): string[] =>
  kindNames
    .filter((name) => getKind(name).page && name !== 'pages')
    .flatMap((name) =>
      listUntranslated(name, of).map(({ slug }) => getKind(name).address?.(slug, of.paths) ?? ''),
    );

/** @returns what lists show of a kind that has an order, also of what is not translated */
export function readListed(name: KindName, of: TestSite) {
  const language = nameLanguage(site.language.tag, of.language.tag);
  const untranslated = listUntranslated(name, of).map(({ title, ...entry }) => ({
    ...entry,
    title: fill(of.words.layout.inLanguage, { text: String(title), language }),
  }));
  const all = [...readPublished(name, of.language), ...untranslated];
  return all.sort((a, b) => Number(a.order) - Number(b.order));
}

const firstOf = ([route]: Route[]) => {
  if (!route) throw new Error('The content has no such page');
  return route.path;
};

/** @returns the path of a page that consists only of text, or of any page if the firm has none */
export const findTextPage = () => firstOf([...listRoutesOf('legal'), ...listRoutes()]);

/** @returns the pages of the main services */
export const listServiceRoutes = (): Route[] =>
  readMainServices().map(({ slug, title }) => ({ path: paths.service(slug), heading: title }));

/** @returns the path of the page of a service */
export const findServicePage = () => firstOf(listServiceRoutes());

/** @returns the path of the page of a region */
export const findRegionPage = () => firstOf(listRoutesOf('regions'));

/** @returns the folder of the articles, which is not a page itself */
export const findBlog = () => `/${words.addresses.blog}`;
