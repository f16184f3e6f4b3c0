import type { Site } from '../site/site.ts';
import { getSitePages } from './site-pages.ts';
import { findUntranslatedPath } from './untranslated.ts';

/**
 * @param site in whose language a page of `texts` is shown, not translated
 * @returns by path in the language of `texts`, the path in the language of the site, for all pages
 */
export async function findPathsWithin(site: Site, texts: Site): Promise<Map<string, string>> {
  const own = await getSitePages(site);
  const twins = (await getSitePages(texts)).map(async ({ key, path }) => {
    const twin = own.find((page) => page.key === key)?.path;
    return [path, twin ?? (await findUntranslatedPath(site, key)) ?? path] as const;
  });
  return new Map(await Promise.all(twins));
}

/**
 * Lets the links of a page that is not translated lead to the pages that the language around it has. A link to
 * a part of a page stays: the part may have another name there.
 * @param paths from `findPathsWithin`
 */
export const linkWithin = (html: string, paths: Map<string, string>) =>
  html.replaceAll(
    /(<a\b[^>]*\bhref=")(\/[^"?#]*)(?=")/g,
    (_, before: string, path: string) => before + (paths.get(path) ?? path),
  );
