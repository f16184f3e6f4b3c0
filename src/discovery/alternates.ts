import { nameLanguage } from '../content/language-facts.ts';
import type { Site } from '../site/site.ts';
import { getSitePages } from './site-pages.ts';

/** The same page, or the home page, as another language shows it. */
export type Alternate = ReturnType<typeof findAlternates>[number];

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
export function findAlternates(site: Site, path: string | undefined) {
  const { sites } = site.content;
  if (sites.length < 2) return [];
  const page = getSitePages(site).find((known) => known.path === path);
  return sites.map((other) => {
    const { tag } = other.language;
    const translation = getSitePages(other).find(({ key }) => key === page?.key);
    return {
      /** BCP 47 tag of the language. */
      tag,
      /** The language in its own words, such as `Deutsch`. */
      name: formatLanguageName(tag),
      path: translation?.path ?? other.paths.home,
      /** Whether the page is translated. If not, the path may be that of the home page. */
      isTranslated: translation !== undefined,
    };
  });
}
