import { withPictures } from '../astro/prepare-text.tsx';
import type { KindName } from '../registry.ts';
import { loadSite } from './load-site.ts';
import type { Site } from './site.ts';

/** @returns the site in each of its languages, in their order */
export const getSites = (): readonly Site[] => loadSite().sites;

/** @param pattern of the route, such as `/de/team`, which Astro gives to every page */
export function getSite(pattern: string): Site {
  const [first, ...further] = loadSite().sites;
  const own = further.find(({ language: { prefix } }) => `${pattern}/`.startsWith(`${prefix}/`));
  return own ?? first;
}

/** Lists the pages of a kind for its route, which has one parameter: `/services/[...service]` */
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
