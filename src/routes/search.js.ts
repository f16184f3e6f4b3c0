import type { APIRoute } from 'astro';
import { buildSearchData } from '../features/search/build-search-data.ts';
import { getSite } from '../site/reader.ts';

/** The data of the search, as the constant that the script declares, then the bundled script. */
export const GET: APIRoute = ({ routePattern }) => {
  const data = buildSearchData(getSite(routePattern));
  return new Response(`const searchData=${JSON.stringify(data)};${import.meta.env.SEARCH_SCRIPT}`);
};
