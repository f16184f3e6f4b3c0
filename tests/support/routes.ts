import { inlineSize } from '../../src/features/articles/archive.ts';
import {
  readArticles,
  readLegalPages,
  readMainServices,
  readOpenings,
  readRegions,
  readSubServices,
  readWords,
} from './published.ts';

/** A page that the built site must have, derived from `content/`. */
interface Route {
  path: string;
  heading: string;
}

export const listServiceRoutes = (): Route[] =>
  readMainServices().map(({ id, title }) => ({
    path: `/services/${id}`,
    heading: title,
  }));

export const listSubServiceRoutes = (): Route[] =>
  readMainServices()
    .flatMap(({ id }) => readSubServices(id))
    .map(({ id, title }) => ({ path: `/services/${id}`, heading: title }));

export const listArticleRoutes = (): Route[] =>
  readArticles().map(({ number, title }) => ({
    path: `/blog/${number}`,
    heading: title,
  }));

/** @returns the paths of the articles of each year, which a site has once its list is long */
export const listYearPaths = () => {
  const years = new Set(readArticles().map(({ date }) => `/blogs/${date.slice(0, 4)}`));
  return readArticles().length > inlineSize ? [...years] : [];
};

/** @returns the path of the next article, which does not exist yet */
export const findUnknownArticle = () =>
  `/blog/${Math.max(-1, ...readArticles().map(({ number }) => number)) + 1}`;

export const listRegionRoutes = (): Route[] =>
  readRegions().map(({ id, heading }) => ({
    path: `/where-we-operate/${id}`,
    heading,
  }));

export const listLegalRoutes = (): Route[] =>
  readLegalPages().map(({ id, title }) => ({
    path: `/${id}`,
    heading: title,
  }));

export const listOpeningRoutes = (): Route[] =>
  readOpenings().map(({ id, title }) => ({
    path: `/work-with-us/${id}`,
    heading: title,
  }));

export const listRoutes = (): Route[] => [
  { path: '/', heading: readWords('home').heading },
  { path: '/who-are-we', heading: readWords('who-are-we').heading },
  { path: '/mission-vision', heading: readWords('mission-vision').heading },
  { path: '/blogs', heading: readWords('blogs').heading },
  ...listArticleRoutes(),
  { path: '/case-studies', heading: readWords('case-studies').heading },
  { path: '/team', heading: readWords('team').heading },
  { path: '/work-with-us', heading: readWords('work-with-us').heading },
  ...listOpeningRoutes(),
  ...listServiceRoutes(),
  ...listSubServiceRoutes(),
  { path: '/where-we-operate', heading: readWords('where-we-operate').heading },
  ...listRegionRoutes(),
  { path: '/business-sectors', heading: readWords('business-sectors').heading },
  ...listLegalRoutes(),
];
