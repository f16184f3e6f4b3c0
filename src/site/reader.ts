import { withPictures } from '../astro/prepare-text.tsx';
import type { KindName } from '../registry.ts';
import { loadSite } from './load-site.ts';
import type { Site } from './site.ts';

/**
 * @param pattern of the route of a page, such as `/de/team`: Astro gives it to pages, to endpoints and
 *   to `getStaticPaths`
 * @returns the site in the language of the page
 */
export function getSite(pattern: string): Site {
  const [first, ...further] = loadSite().sites;
  const own = further.find(({ language: { prefix } }) => `${pattern}/`.startsWith(`${prefix}/`));
  return own ?? first;
}

/**
 * Lists the pages of a kind for its route.
 * @param pattern of the route, with one parameter, such as `/services/[...service]`
 */
export async function listEntryPages<Name extends KindName>(pattern: string, name: Name) {
  const [, parameter = ''] = /\[(?:\.{3})?(\w+)\]/.exec(pattern) ?? [];
  return Promise.all(
    getSite(pattern)
      .getEntries(name)
      .map(async (entry) => ({
        params: { [parameter]: entry.slug },
        props: { entry: await withPictures(entry) },
      })),
  );
}
