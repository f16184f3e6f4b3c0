import type { Site } from './site.ts';

/**
 * @returns `vercel.json`. Vercel supports a single 404 page, and a rewrite for articles would
 * change its status. Therefore the page chooses its text in the browser.
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
      redirects: site.redirects.map(({ from, to }) => ({
        source: from,
        destination: to,
        statusCode: 301,
      })),
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
        ...Object.entries(site.fileHeaders).map(([source, headers]) => ({
          source,
          headers: headers.map(([key, value]) => ({ key, value })),
        })),
      ],
    },
    null,
    2,
  )}\n`;
