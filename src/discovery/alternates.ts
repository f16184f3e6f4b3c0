import { nameLanguage } from '../content/words/language-facts.ts';
import { getSites } from '../site/reader.ts';
import type { Site } from '../site/site.ts';
import { getSitePages } from './site-pages.ts';

/** The same page, or the home page, as another language shows it. */
export interface Alternate {
  /** BCP 47 tag of the language. */
  tag: string;
  /** The language in its own words, such as `Deutsch`. */
  name: string;
  path: string;
  /** Whether the page is translated. If not, the path may be that of the home page. */
  isTranslated: boolean;
}

/**
 * @returns the name of a language in the language itself, capitalized if its script has capitals
 */
function formatLanguageName(tag: string) {
  const [first = '', ...rest] = nameLanguage(tag, tag);
  return [first.toLocaleUpperCase(tag), ...rest].join('');
}

/**
 * @param path of a page; undefined for a page that is not indexed
 * @returns the page in every language of the site, including its own, in the order of the
 *   languages; an empty list if the site has only one
 */
export async function findAlternates(site: Site, path: string | undefined): Promise<Alternate[]> {
  const sites = await getSites();
  if (sites.length < 2) return [];
  const page = (await getSitePages(site)).find((known) => known.path === path);
  return Promise.all(
    sites.map(async (other) => {
      const { tag } = other.language;
      const translation = (await getSitePages(other)).find(({ key }) => key === page?.key);
      return {
        tag,
        name: formatLanguageName(tag),
        path: translation?.path ?? other.paths.home,
        isTranslated: translation !== undefined,
      };
    }),
  );
}

/** @returns the indexed pages of all languages with their alternates, and the URL of the site */
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
