import type { Site } from './site.ts';

/**
 * @returns `vercel.json`. Vercel knows one not-found page, and a rule for articles would take
 * the status 404 from it; the page itself tells them apart in the browser.
 */
export const buildVercelConfig = (site: Site) =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      buildCommand: 'npm run build',
      outputDirectory: 'dist',
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        {
          source: '/(.*)',
          headers: [
            ...site.headers.map(([key, value]) => ({ key, value })),
            { key: 'Cache-Control', value: site.caching.other },
          ],
        },
        {
          source: '/_astro/(.*)',
          headers: [{ key: 'Cache-Control', value: site.caching.hashed }],
        },
        ...Object.entries(site.namedTypes).map(([source, value]) => ({
          source,
          headers: [{ key: 'Content-Type', value }],
        })),
      ],
    },
    null,
    2,
  )}\n`;
