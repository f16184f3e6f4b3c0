import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { caddyPlaces, toCaddy } from '../hosts/caddy.ts';
import { nginxPlaces, toNginx } from '../hosts/nginx.ts';
import { toCdn, toObjects } from '../hosts/object-store.ts';
import { readSite } from '../hosts/site.ts';
import { toHeadersFile, toRedirectsFile } from '../hosts/static-files.ts';
import { toVercel } from '../hosts/vercel.ts';

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The settings of every host, by file.
 * @param dist folder of the built site, without a slash at the end
 * @returns those that belong into the site itself, and those for the host's own folder
 */
export function toHostFiles(dist: string) {
  const site = readSite(dist);
  return {
    inSite: {
      _headers: toHeadersFile(site),
      _redirects: toRedirectsFile(),
      // Without it GitHub Pages leaves out every folder that starts with an underscore.
      '.nojekyll': '',
    },
    beside: {
      'nginx.conf': toNginx(site, nginxPlaces(site)),
      Caddyfile: toCaddy(site, caddyPlaces(site)),
      'vercel.json': toVercel(site),
      'objects.json': toJson(toObjects(site, dist)),
      'cdn.json': toJson(toCdn(site)),
    },
  };
}

/** After the build: settings for every host, in the site and in `dist-hosts/`. */
export const hostFiles = (): AstroIntegration => ({
  name: 'host-files',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const dist = fileURLToPath(dir).replace(/\/$/, '');
      const { inSite, beside } = toHostFiles(dist);
      await mkdir(`${dist}-hosts`, { recursive: true });
      await Promise.all([
        ...Object.entries(inSite).map(([name, text]) => writeFile(`${dist}/${name}`, text)),
        ...Object.entries(beside).map(([name, text]) => writeFile(`${dist}-hosts/${name}`, text)),
      ]);
      logger.info(`settings of the hosts are in ${dist}-hosts/`);
    },
  },
});
