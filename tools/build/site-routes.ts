import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const endings = /(\.html)?\.(astro|ts)$/;

/** @returns the route pattern of a file: `/blog/[number]` for `blog/[number].astro` */
const buildPattern = (file: string) => `/${file.replace(endings, '').replace(/(^|\/)index$/, '')}`;

/** Registers every file of `src/routes/` as a route at its path. */
export const siteRoutes = (): AstroIntegration => ({
  name: 'site-routes',
  hooks: {
    'astro:config:setup': ({ config, injectRoute }) => {
      const folder = new URL('routes/', config.srcDir);
      const files = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => endings.test(name)).sort())
        injectRoute({
          pattern: buildPattern(file),
          entrypoint: new URL(file, folder),
          prerender: true,
        });
    },
  },
});
