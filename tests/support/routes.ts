import { type KindName, kindNames, kinds } from '../../src/registry.ts';
import { readArticles, readPublished } from './published.ts';
import { readSite } from './read-site.ts';

const site = readSite();
const { paths } = site;

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
  return readPublished(name, language)
    .map(({ slug, heading, title }) => ({
      path: address(slug, paths),
      heading: String(heading ?? title),
    }))
    .filter(({ path }) => path !== '');
}

/** @returns the path of the next article, which does not exist yet */
export const findUnknownArticle = () =>
  paths.article(Math.max(-1, ...readArticles().map(({ number }) => number)) + 1);

/** @returns the pages of the site in one language, by default the first */
export const listRoutes = (of: TestSite = site): Route[] =>
  kindNames.flatMap((name) => listRoutesOf(name, of));

/** @returns what lists show of a kind that has an order */
export const readListed = (name: KindName, of: TestSite) =>
  readPublished(name, of.language).sort((a, b) => Number(a.order) - Number(b.order));

const firstOf = ([route]: Route[]) => {
  if (!route) throw new Error('The content has no such page');
  return route.path;
};

/** @returns the path of a page that consists only of text, or of any page if the firm has none */
export const findTextPage = () => firstOf([...listRoutesOf('legal'), ...listRoutes()]);
