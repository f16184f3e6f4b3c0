import { buildSearchData } from '../features/search/build-search-data.ts';
import { siteFile } from '../site/reader.ts';

/** The data of the search, as the constant that the script declares, then the bundled script. */
export const GET = siteFile(
  (site) =>
    `const searchData=${JSON.stringify(buildSearchData(site))};${import.meta.env.SEARCH_SCRIPT}`,
);
