import type { LinkedPage } from '../../src/content/kinds/page.ts';
import { articlesInHtml } from '../../src/features/articles/archive.ts';
import { linkedPages, pagePath } from '../../src/registry.ts';
import {
  hasPage,
  readArticles,
  readLegalPages,
  readMainServices,
  readOpenings,
  readPageData,
  readRegions,
  readSubServices,
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

export const listServiceRoutes = ({ language, paths }: TestSite = site): Route[] =>
  readMainServices(language).map(({ slug, title }) => ({
    path: paths.service(slug),
    heading: title,
  }));

export const listSubServiceRoutes = ({ language, paths }: TestSite = site): Route[] =>
  readMainServices(language)
    .flatMap(({ id }) => readSubServices(id, language))
    .map(({ slug, title }) => ({ path: paths.service(slug), heading: title }));

export const listArticleRoutes = ({ language, paths }: TestSite = site): Route[] =>
  readArticles(language).map(({ number, title }) => ({
    path: paths.article(number),
    heading: title,
  }));

/** @returns the paths of the articles of each year, which exist once the list is long */
export const listYearPaths = () => {
  const years = new Set(readArticles().map(({ date }) => `/blogs/${date.slice(0, 4)}`));
  return readArticles().length > articlesInHtml ? [...years] : [];
};

/** @returns the path of the next article, which does not exist yet */
export const findUnknownArticle = () =>
  paths.article(Math.max(-1, ...readArticles().map(({ number }) => number)) + 1);

export const listRegionRoutes = ({ language, paths }: TestSite = site): Route[] =>
  readRegions(language).map(({ slug, heading }) => ({
    path: paths.region(slug),
    heading,
  }));

export const listLegalRoutes = ({ language, paths }: TestSite = site): Route[] =>
  readLegalPages(language).map(({ slug, title }) => ({
    path: paths.legal(slug),
    heading: title,
  }));

export const listOpeningRoutes = ({ language, paths }: TestSite = site): Route[] =>
  readOpenings(language).map(({ slug, title }) => ({
    path: paths.opening(slug),
    heading: title,
  }));

/** The route of a page that a firm may leave out. */
const listPageRoute = (id: LinkedPage, { language, paths }: TestSite): Route[] =>
  hasPage(id, language)
    ? [{ path: pagePath(id, paths), heading: readPageData(id, language).heading }]
    : [];

/** @returns the pages of the site in one language, by default the first */
export const listRoutes = (of: TestSite = site): Route[] => [
  ...linkedPages.flatMap((id) => listPageRoute(id, of)),
  ...listArticleRoutes(of),
  ...listOpeningRoutes(of),
  ...listServiceRoutes(of),
  ...listSubServiceRoutes(of),
  ...listRegionRoutes(of),
  ...listLegalRoutes(of),
];

const firstOf = ([route]: Route[]) => {
  if (!route) throw new Error('The content has no such page');
  return route.path;
};

/** @returns the path of a page that consists only of text */
export const findTextPage = () => firstOf(listLegalRoutes());

/** @returns the path of the page of a service */
export const findServicePage = () => firstOf(listServiceRoutes());

/** @returns the path of the page of a region */
export const findRegionPage = () => firstOf(listRegionRoutes());

/** @returns the folder of the articles, which is not a page itself */
export const findBlog = () => `/${words.addresses.blog}`;
