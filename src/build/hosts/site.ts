import { type Redirect, readRedirects } from '../../content/redirects.ts';
import {
  buildCommonHeaders,
  caching,
  contentTypes,
  fileHeaders,
  listNamedTypes,
} from './headers.ts';
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
  /** Further headers of single files, by exact path. */
  fileHeaders: Record<string, [name: string, value: string][]>;
  notFoundPages: NotFoundPage[];
  /** Each redirects from a moved path to the new one. */
  redirects: Redirect[];
}

const titleCase = (name: string) => name.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase());

const listHeaders = (headers: Record<string, string>): Site['headers'] =>
  Object.entries(headers).map(([name, value]) => [titleCase(name), value]);

/** @param dist folder of the built site */
export function readHostedSite(
  dist: string,
  firm: HostedFirm = readHostedFirm(),
  redirects: Redirect[] = readRedirects(),
): Site {
  return {
    name: new URL(firm.siteUrl).host,
    headers: listHeaders(buildCommonHeaders(firm)),
    caching,
    types: contentTypes,
    namedTypes: listNamedTypes(dist),
    fileHeaders: Object.fromEntries(
      Object.entries(fileHeaders).map(([path, headers]) => [path, listHeaders(headers)]),
    ),
    notFoundPages: listNotFoundPages(dist),
    redirects,
  };
}
