import { absoluteUrl } from '../content/addresses.ts';
import { nameLanguage } from '../content/language-facts.ts';
import { downloadPath } from '../render/text-files.ts';
import { listDownloads } from '../site/list-pictures.ts';
import { loadSite } from '../site/load-site.ts';
import { getSites } from '../site/reader.ts';
import type { Site } from '../site/site.ts';
import { buildAlternateLinks } from './page-head.ts';
import { getSitePages } from './site-pages.ts';
import type { SitemapEntry } from './sitemap.ts';

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
export function findAlternates(site: Site, path: string | undefined): Alternate[] {
  const sites = getSites();
  if (sites.length < 2) return [];
  const page = getSitePages(site).find((known) => known.path === path);
  return sites.map((other) => {
    const { tag } = other.language;
    const translation = getSitePages(other).find(({ key }) => key === page?.key);
    return {
      tag,
      name: formatLanguageName(tag),
      path: translation?.path ?? other.paths.home,
      isTranslated: translation !== undefined,
    };
  });
}

/** Lists every indexed page of all languages for the sitemap, and every PDF, which is indexed like a page. */
export function listSitemapEntries(): SitemapEntry[] {
  const content = loadSite();
  const pages = getSites().flatMap((site) =>
    getSitePages(site).map(({ path, updated }) => ({
      location: absoluteUrl(site.firm.siteUrl, path),
      updated,
      links: buildAlternateLinks(findAlternates(site, path), site.firm),
    })),
  );
  const documents = listDownloads(content).filter((path) => /\.pdf$/i.test(path));
  return [
    ...pages,
    ...documents.map((path) => ({
      location: absoluteUrl(content.sites[0].firm.siteUrl, downloadPath(path)),
      links: [],
    })),
  ];
}
