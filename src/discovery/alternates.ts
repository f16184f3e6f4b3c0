import { getSites } from '../content/reader.ts';
import type { Site } from '../content/site.ts';
import { getSitePages } from './site-pages.ts';

/** The same page, or the home page, in another language. */
export interface Alternate {
  /** BCP 47 tag of the language. */
  tag: string;
  /** The language in its own words, such as `Deutsch`. */
  name: string;
  path: string;
  /** Whether the page itself exists in the language; if not, the path is that of the home page. */
  isTwin: boolean;
}

/** @returns the name of a language in the language itself, with a capital letter where it has one */
function formatLanguageName(tag: string) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(new Intl.Locale(tag).language);
  const [first = '', ...rest] = name ?? tag;
  return [first.toLocaleUpperCase(tag), ...rest].join('');
}

/**
 * @param path of a page; a page that is not indexed has none
 * @returns the page in every language of the site, its own included, the first language first;
 *   nothing where the site has one language
 */
export async function findAlternates(site: Site, path: string | undefined): Promise<Alternate[]> {
  const sites = await getSites();
  if (sites.length < 2) return [];
  const page = (await getSitePages(site)).find((known) => known.path === path);
  return Promise.all(
    sites.map(async (other) => {
      const { tag } = other.language;
      const twin = (await getSitePages(other)).find(({ key }) => key === page?.key);
      return {
        tag,
        name: formatLanguageName(tag),
        path: twin?.path ?? other.paths.home,
        isTwin: twin !== undefined,
      };
    }),
  );
}

/** @returns the indexed pages of all languages with their twins, and the address that they share */
export async function getAllPages() {
  const sites = await getSites();
  const pages = sites.map(async (site) =>
    Promise.all(
      (await getSitePages(site)).map(async (page) => ({
        ...page,
        alternates: await findAlternates(site, page.path),
      })),
    ),
  );
  return { pages: (await Promise.all(pages)).flat(), siteUrl: sites[0]?.firm.siteUrl ?? '' };
}
