import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const endings = /(\.html)?\.(astro|ts)$/;

/** @returns the address of a route file: `/blog/[number]` for `blog/[number].astro` */
const routePattern = (file: string) => `/${file.replace(endings, '').replace(/(^|\/)index$/, '')}`;

/** Gives every file of `src/routes/` its address: the path of the file below that folder. */
export const siteRoutes = (): AstroIntegration => ({
  name: 'site-routes',
  hooks: {
    'astro:config:setup': ({ config, injectRoute }) => {
      const folder = new URL('routes/', config.srcDir);
      const files = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => endings.test(name)).sort())
        injectRoute({
          pattern: routePattern(file),
          entrypoint: new URL(file, folder),
          prerender: true,
        });
    },
  },
});
