import {
  readArticles,
  readLegalPages,
  readMainServices,
  readOpenings,
  readRegions,
  readSubServices,
  readWords,
} from './published.ts';

/** Every page that the built site has to have, from the files of `content/`. */
export interface Route {
  path: string;
  heading: string;
}

export const serviceRoutes: Route[] = readMainServices().map(({ id, title }) => ({
  path: `/services/${id}`,
  heading: title,
}));

export const subServiceRoutes: Route[] = readMainServices()
  .flatMap(({ id }) => readSubServices(id))
  .map(({ id, title }) => ({ path: `/services/${id}`, heading: title }));

export const articleRoutes: Route[] = readArticles().map(({ number, title }) => ({
  path: `/blog/${number}`,
  heading: title,
}));

/** Where the next article will stand. */
export const unknownArticle = `/blog/${Math.max(-1, ...readArticles().map(({ number }) => number)) + 1}`;

export const regionRoutes: Route[] = readRegions().map(({ id, heading }) => ({
  path: `/where-we-operate/${id}`,
  heading,
}));

export const legalRoutes: Route[] = readLegalPages().map(({ id, title }) => ({
  path: `/${id}`,
  heading: title,
}));

export const openingRoutes: Route[] = readOpenings().map(({ id, title }) => ({
  path: `/work-with-us/${id}`,
  heading: title,
}));

export const routes: Route[] = [
  { path: '/', heading: readWords('home').heading },
  { path: '/who-are-we', heading: readWords('who-are-we').heading },
  { path: '/mission-vision', heading: readWords('mission-vision').heading },
  { path: '/blogs', heading: readWords('blogs').heading },
  ...articleRoutes,
  { path: '/case-studies', heading: readWords('case-studies').heading },
  { path: '/team', heading: readWords('team').heading },
  { path: '/work-with-us', heading: readWords('work-with-us').heading },
  ...openingRoutes,
  ...serviceRoutes,
  ...subServiceRoutes,
  { path: '/where-we-operate', heading: readWords('where-we-operate').heading },
  ...regionRoutes,
  { path: '/business-sectors', heading: readWords('business-sectors').heading },
  ...legalRoutes,
];
