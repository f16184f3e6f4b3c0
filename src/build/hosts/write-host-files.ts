import { mkdirSync, writeFileSync } from 'node:fs';
import { buildCaddyfile } from './caddy.ts';
import { readHostTable } from './host-table.ts';
import { buildNginxConfig } from './nginx.ts';
import { buildHeadersFile, buildRedirectsFile, buildVercelConfig } from './static-host-files.ts';

/**
 * Writes the settings of hosts: those that belong into the site, and the others beside it.
 * @param dist folder of the built site, without a trailing slash
 * @param beside folder for the others
 */
export function writeHostFiles(dist: string, beside: string) {
  const table = readHostTable(dist);
  mkdirSync(beside, { recursive: true });
  writeFileSync(`${dist}/_headers`, buildHeadersFile(table));
  writeFileSync(`${dist}/_redirects`, buildRedirectsFile(table));
  writeFileSync(`${beside}/vercel.json`, buildVercelConfig(table));
  writeFileSync(`${beside}/nginx.conf`, buildNginxConfig(table));
  writeFileSync(`${beside}/Caddyfile`, buildCaddyfile(table));
}
