import type { APIRoute } from 'astro';
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
 * @returns `getStaticPaths` of the route of a kind, whose pattern has one parameter, such as
 *   `/services/[...service]`: a page for each entry
 */
export const listEntryPages =
  <Name extends KindName>(name: Name) =>
  ({ routePattern }: { routePattern: string }) => {
    const [, parameter = ''] = /\[(?:\.{3})?(\w+)\]/.exec(routePattern) ?? [];
    const pages = getSite(routePattern).entries[name].map(async (entry) => ({
      params: { [parameter]: entry.slug },
      props: { entry: await withPictures(entry) },
    }));
    return Promise.all(pages);
  };

/**
 * @param build makes the file from the site in the language of its address, and from the props of its path
 * @returns the endpoint of a file
 */
export const siteFile =
  <Props extends Record<string, unknown>>(
    build: (site: Site, props: Props) => string | Promise<string>,
  ): APIRoute<Props> =>
  async ({ props, routePattern }) =>
    new Response(await build(getSite(routePattern), props));
