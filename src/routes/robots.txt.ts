import type { APIRoute } from 'astro';
import { absoluteUrl, paths } from '../content/addresses.ts';
import { getFirm } from '../content/reader.ts';

/** Nothing is barred: pages that are not to be found say so themselves. RFC 9309. */
export const GET: APIRoute = async () => {
  const { siteUrl } = await getFirm();
  return new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, paths.sitemap)}\n`,
  );
};
