import { type Redirect, readRedirects } from '../../content/redirects.ts';
import { buildCommonHeaders, caching, contentTypes, listNamedTypes } from './headers.ts';
import { type HostedFirm, readHostedFirm } from './hosted-firm.ts';
import { listNotFoundPages, type NotFoundPage } from './not-found-pages.ts';

/** The facts about the site in the configuration of every host. */
export interface Site {
  /** Host name, such as `www.example.org`. */
  name: string;
  /** For every response, including 404s and redirects. */
  headers: [name: string, value: string][];
  caching: { hashed: string; other: string };
  /** By file extension, with its dot. */
  types: Record<string, string>;
  /** By exact path. */
  namedTypes: Record<string, string>;
  notFoundPages: NotFoundPage[];
  /** Each redirects from a moved path to the new one. */
  redirects: Redirect[];
}

const titleCase = (name: string) => name.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase());

/** @param dist folder of the built site */
export function readHostedSite(
  dist: string,
  firm: HostedFirm = readHostedFirm(),
  redirects: Redirect[] = readRedirects(),
): Site {
  return {
    name: new URL(firm.siteUrl).host,
    headers: Object.entries(buildCommonHeaders(dist, firm)).map(([name, value]) => [
      titleCase(name),
      value,
    ]),
    caching,
    types: contentTypes,
    namedTypes: listNamedTypes(dist),
    notFoundPages: listNotFoundPages(dist),
    redirects,
  };
}
