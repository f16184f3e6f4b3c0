import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Words } from '../content/words.ts';
import { isPageId } from '../registry.ts';
import { loadSite } from '../site/load-site.ts';
import type { Site } from '../site/site.ts';

const endings = /(\.html)?\.(astro|ts)$/;

/** Files that exist once for the whole site, whatever its languages. */
const shared = /^(cards\/|files\/|\.well-known\/|favicon\.|\[icon\]|feed\.css|robots\.txt|sitemap)/;

/**
 * @param file below `src/routes/`, such as `work-with-us/[job].astro`
 * @param parts the path segments in the language of the page
 * @returns the route pattern, such as `/de/karriere/[job]`
 */
function buildPattern(file: string, parts: Words['addresses'], prefix: string) {
  const steps = file
    .replace(endings, '')
    .split('/')
    .filter((step) => step !== 'index')
    .map((step) => parts[step as keyof typeof parts] ?? step);
  return [prefix, ...steps].join('/') || '/';
}

/** Feeds and articles only exist together with the list of articles. */
const pageOfFile: Record<string, string> = { blog: 'blogs', rss: 'blogs', feed: 'blogs' };

/** @returns whether a file of `src/routes/` belongs to a page that the firm does not have */
function isLeftOut(file: string, site: Site) {
  const [first = ''] = file.replace(endings, '').split('/');
  const [name = ''] = first.split('.');
  const page = pageOfFile[name] ?? name;
  return isPageId(page) && !site.hasPage(page);
}

/**
 * Registers every file of `src/routes/` as a route, at its path in each language, and the pages at
 * paths that have moved.
 */
export const siteRoutes = (): AstroIntegration => ({
  name: 'site-routes',
  hooks: {
    'astro:config:setup': ({ config, injectRoute }) => {
      const folder = new URL('routes/', config.srcDir);
      const files = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => endings.test(name))
        .sort();
      const { sites } = loadSite();
      for (const site of sites) {
        const { prefix } = site.language;
        for (const file of files) {
          if (prefix !== '' && shared.test(file)) continue;
          if (isLeftOut(file, site)) continue;
          injectRoute({
            pattern: buildPattern(file, site.words.addresses, prefix),
            entrypoint: new URL(file, folder),
            prerender: true,
          });
        }
      }
      if (sites[0].redirects.some(({ page }) => page))
        injectRoute({
          pattern: '/[...moved]',
          entrypoint: new URL('layout/MovedPage.astro', config.srcDir),
          prerender: true,
        });
    },
  },
});
