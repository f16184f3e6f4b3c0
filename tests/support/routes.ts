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
export const listRoutesOf = (name: KindName, { language }: TestSite = site): Route[] =>
  (kinds[name].page ? readPublished(name, language) : [])
    .filter(({ path }) => path !== '')
    .map(({ path, heading, title }: { path: string; heading?: unknown; title?: unknown }) => ({
      path,
      heading: String(heading ?? title),
    }));

/** @returns the path of the next article, which does not exist yet */
export const findUnknownArticle = () =>
  paths.article(Math.max(-1, ...readArticles().map(({ number }) => number)) + 1);

/** @returns the pages of the site in one language, by default the first */
export const listRoutes = (of: TestSite = site): Route[] =>
  kindNames.flatMap((name) => listRoutesOf(name, of));

const firstOf = ([route]: Route[]) => {
  if (!route) throw new Error('The content has no such page');
  return route.path;
};

/** @returns the path of a page that consists only of text, or of any page if the firm has none */
export const findTextPage = () => firstOf([...listRoutesOf('legal'), ...listRoutes()]);
