import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildCaddyfile, caddyPlaces } from '../hosts/caddy.ts';
import type { HostedFirm } from '../hosts/hosted-firm.ts';
import { buildNginxConfig, nginxPlaces } from '../hosts/nginx.ts';
import { buildCdnSettings, listObjects } from '../hosts/object-store.ts';
import { readSite } from '../hosts/site.ts';
import { buildHeadersFile, buildRedirectsFile } from '../hosts/static-files.ts';
import { buildVercelConfig } from '../hosts/vercel.ts';

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The settings of every host, by file.
 * @param dist folder of the built site, without a slash at the end
 * @returns those that belong into the site itself, and those for the host's own folder
 */
export function buildHostFiles(dist: string, firm?: HostedFirm) {
  const site = readSite(dist, firm);
  return {
    inSite: {
      _headers: buildHeadersFile(site),
      _redirects: buildRedirectsFile(),
      // Without it GitHub Pages leaves out every folder that starts with an underscore.
      '.nojekyll': '',
    },
    beside: {
      'nginx.conf': buildNginxConfig(site, nginxPlaces(site)),
      Caddyfile: buildCaddyfile(site, caddyPlaces(site)),
      'vercel.json': buildVercelConfig(site),
      'objects.json': formatJson(listObjects(site, dist)),
      'cdn.json': formatJson(buildCdnSettings(site)),
    },
  };
}

/** After the build: settings for every host, in the site and in `dist-hosts/`. */
export const hostFiles = (): AstroIntegration => ({
  name: 'host-files',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const dist = fileURLToPath(dir).replace(/\/$/, '');
      const { inSite, beside } = buildHostFiles(dist);
      await mkdir(`${dist}-hosts`, { recursive: true });
      await Promise.all([
        ...Object.entries(inSite).map(([name, text]) => writeFile(`${dist}/${name}`, text)),
        ...Object.entries(beside).map(([name, text]) => writeFile(`${dist}-hosts/${name}`, text)),
      ]);
      logger.info(`settings of the hosts are in ${dist}-hosts/`);
    },
  },
});
