import { mkdir, writeFile } from 'node:fs/promises';
import type { Redirect } from '../content/redirects.ts';
import { buildCaddyfile, createCaddyOptions } from './hosts/caddy.ts';
import type { HostedFirm } from './hosts/hosted-firm.ts';
import { buildNginxConfig, createNginxOptions } from './hosts/nginx.ts';
import { buildCdnSettings, listObjects } from './hosts/object-store.ts';
import { readHostedSite } from './hosts/site.ts';
import { buildHeadersFile, buildRedirectsFile } from './hosts/static-files.ts';
import { buildVercelConfig } from './hosts/vercel.ts';

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Builds the configuration files for all hosts.
 * @param dist folder of the built site, without a trailing slash
 * @param firm facts for the configuration, by default those of `content/firm.yaml`
 * @param redirects by default those of `content/redirects.yaml`
 * @returns file contents by name: those that go into the site, and those that go into `dist-hosts/`
 */
export function buildHostFiles(dist: string, firm?: HostedFirm, redirects?: Redirect[]) {
  const site = readHostedSite(dist, firm, redirects);
  return {
    inSite: {
      _headers: buildHeadersFile(site),
      _redirects: buildRedirectsFile(site),
      // Without it, GitHub Pages ignores folders that start with an underscore.
      '.nojekyll': '',
    },
    besideSite: {
      'nginx.conf': buildNginxConfig(site, createNginxOptions(site)),
      Caddyfile: buildCaddyfile(site, createCaddyOptions(site)),
      'vercel.json': buildVercelConfig(site),
      'objects.json': formatJson(listObjects(site, dist)),
      'cdn.json': formatJson(buildCdnSettings(site)),
    },
  };
}

/**
 * Writes the configuration of every host after the build, to the site and to `dist-hosts/`.
 * @param dist folder of the built site, without a trailing slash
 * @param beside folder for the files that are not part of the site
 */
export async function writeHostFiles(dist: string, beside: string) {
  const { inSite, besideSite } = buildHostFiles(dist);
  await mkdir(beside, { recursive: true });
  await Promise.all([
    ...Object.entries(inSite).map(([name, text]) => writeFile(`${dist}/${name}`, text)),
    ...Object.entries(besideSite).map(([name, text]) => writeFile(`${beside}/${name}`, text)),
  ]);
}
