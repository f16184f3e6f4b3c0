import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { buildCommonHeaders, caching, contentTypes, namedTypes } from './headers.ts';

/** The facts about the site from which the configuration of every host is built. */
export interface Site {
  /** Host name, such as `www.example.org`. */
  name: string;
  /** For every response, including 404s and redirects. */
  headers: [name: string, value: string][];
  caching: { hashed: string; other: string };
  /** By file ending, with its dot. */
  types: Record<string, string>;
  /** By exact path. */
  namedTypes: Record<string, string>;
}

const titleCase = (name: string) => name.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase());

/** @param dist folder of the built site */
export function readSite(dist: string): Site {
  const file = fileURLToPath(new URL('../../content/firm.yaml', import.meta.url));
  const { siteUrl } = parse(readFileSync(file, 'utf8')) as { siteUrl: string };
  return {
    name: new URL(siteUrl).host,
    headers: Object.entries(buildCommonHeaders(dist)).map(([name, value]) => [
      titleCase(name),
      value,
    ]),
    caching,
    types: contentTypes,
    namedTypes,
  };
}
