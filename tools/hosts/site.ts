import { buildCommonHeaders, caching, contentTypes, namedTypes } from './headers.ts';
import { type HostedFirm, readHostedFirm } from './hosted-firm.ts';

/** All that a host must know of the site; every file of settings is made from it. */
export interface Site {
  /** Such as `www.example.org`. */
  name: string;
  /** On every answer, also on 404 and redirects. */
  headers: [name: string, value: string][];
  caching: { hashed: string; other: string };
  /** By file ending, with its dot. */
  types: Record<string, string>;
  /** By exact path. */
  namedTypes: Record<string, string>;
}

const titleCase = (name: string) => name.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase());

/** @param dist folder of the built site */
export function readSite(dist: string, firm: HostedFirm = readHostedFirm()): Site {
  return {
    name: new URL(firm.siteUrl).host,
    headers: Object.entries(buildCommonHeaders(dist, firm)).map(([name, value]) => [
      titleCase(name),
      value,
    ]),
    caching,
    types: contentTypes,
    namedTypes,
  };
}
