import type { Site } from '../site/site.ts';
import { getSitePages } from './site-pages.ts';
import { findUntranslatedPath } from './untranslated.ts';

/**
 * Lets the links of a page that is not translated lead to the pages that the language around it has. A link to
 * a part of a page stays: the part may have another name there.
 * @param html in the language of `texts`
 */
export async function linkWithin(html: string, site: Site, texts: Site): Promise<string> {
  const own = await getSitePages(site);
  const twins = (await getSitePages(texts)).map(async ({ key, path }) => {
    const twin = own.find((page) => page.key === key)?.path;
    return [path, twin ?? (await findUntranslatedPath(site, key)) ?? path] as const;
  });
  const paths = new Map(await Promise.all(twins));
  return html.replaceAll(
    /(<a\b[^>]*\bhref=")(\/[^"?#]*)(?=")/g,
    (_, before: string, path: string) => before + (paths.get(path) ?? path),
  );
}
