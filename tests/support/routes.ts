import { type LinkedPage, linkedPages, pagePath } from '../../src/content/kinds/page.ts';
import { inlineSize } from '../../src/features/articles/archive.ts';
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

const { paths, words } = readSite();

/** A page that the built site must have, derived from `content/`. */
interface Route {
  path: string;
  heading: string;
}

export const listServiceRoutes = (): Route[] =>
  readMainServices().map(({ id, title }) => ({
    path: paths.service(id),
    heading: title,
  }));

export const listSubServiceRoutes = (): Route[] =>
  readMainServices()
    .flatMap(({ id }) => readSubServices(id))
    .map(({ id, title }) => ({ path: paths.service(id), heading: title }));

export const listArticleRoutes = (): Route[] =>
  readArticles().map(({ number, title }) => ({
    path: paths.article(number),
    heading: title,
  }));

/** @returns the paths of the articles of each year, which a site has once its list is long */
export const listYearPaths = () => {
  const years = new Set(readArticles().map(({ date }) => `/blogs/${date.slice(0, 4)}`));
  return readArticles().length > inlineSize ? [...years] : [];
};

/** @returns the path of the next article, which does not exist yet */
export const findUnknownArticle = () =>
  paths.article(Math.max(-1, ...readArticles().map(({ number }) => number)) + 1);

export const listRegionRoutes = (): Route[] =>
  readRegions().map(({ id, heading }) => ({
    path: paths.region(id),
    heading,
  }));

export const listLegalRoutes = (): Route[] =>
  readLegalPages().map(({ id, title }) => ({
    path: paths.legal(id),
    heading: title,
  }));

export const listOpeningRoutes = (): Route[] =>
  readOpenings().map(({ id, title }) => ({
    path: paths.opening(id),
    heading: title,
  }));

/** The route of a page that a firm may leave out. */
const listPageRoute = (id: LinkedPage): Route[] =>
  hasPage(id) ? [{ path: pagePath(id, paths), heading: readPageData(id).heading }] : [];

export const listRoutes = (): Route[] => [
  ...linkedPages.flatMap(listPageRoute),
  ...listArticleRoutes(),
  ...listOpeningRoutes(),
  ...listServiceRoutes(),
  ...listSubServiceRoutes(),
  ...listRegionRoutes(),
  ...listLegalRoutes(),
];

const firstOf = ([route]: Route[]) => {
  if (!route) throw new Error('The content has no such page');
  return route.path;
};

/** @returns the path of a page that is text from beginning to end */
export const findTextPage = () => firstOf(listLegalRoutes());

/** @returns the path of the page of a service */
export const findServicePage = () => firstOf(listServiceRoutes());

/** @returns the path of the page of a region */
export const findRegionPage = () => firstOf(listRegionRoutes());

/** @returns the folder of the articles, which is no page itself */
export const findBlog = () => `/${words.addresses.blog}`;
