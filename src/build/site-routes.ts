import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readRedirects } from '../content/kinds/redirects.ts';
import { type Language, readLanguages } from '../content/languages.ts';
import type { Words } from '../content/words.ts';
import { isPageId } from '../registry.ts';
import { readWords } from '../site/read-words.ts';

const endings = /(\.html)?\.(astro|ts)$/;

/** Files that exist once for the whole site, whatever its languages. */
const shared = /^(cards\/|\.well-known\/|favicon\.svg|\[icon\]|feed\.css|robots\.txt|sitemap)/;

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
function isLeftOut(file: string, { folder }: Language) {
  const [first = ''] = file.replace(endings, '').split('/');
  const [name = ''] = first.split('.');
  const page = pageOfFile[name] ?? name;
  return isPageId(page) && !existsSync(`${folder}/pages/${page}.yaml`);
}

const readParts = (language: Language) => readWords(language).addresses;

/**
 * Registers every file of `src/routes/` as a route, at its path in each language, and a redirect page
 * at each path that has moved.
 */
export const siteRoutes = (): AstroIntegration => ({
  name: 'site-routes',
  hooks: {
    'astro:config:setup': ({ config, injectRoute }) => {
      const folder = new URL('routes/', config.srcDir);
      const files = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => endings.test(name))
        .sort();
      for (const language of readLanguages()) {
        const parts = readParts(language);
        for (const file of files) {
          if (language.prefix !== '' && shared.test(file)) continue;
          if (isLeftOut(file, language)) continue;
          injectRoute({
            pattern: buildPattern(file, parts, language.prefix),
            entrypoint: new URL(file, folder),
            prerender: true,
          });
        }
      }
      const movedPage = new URL('layout/MovedPage.astro', config.srcDir);
      for (const { from } of readRedirects())
        injectRoute({ pattern: from, entrypoint: movedPage, prerender: true });
    },
  },
});
