import type { APIRoute } from 'astro';
import { absoluteUrl, paths } from '../content/addresses.ts';
import { getFirm } from '../content/reader.ts';

/** Allows everything (RFC 9309): pages that must not be indexed have a robots meta element. */
export const GET: APIRoute = async () => {
  const { siteUrl } = await getFirm();
  return new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, paths.sitemap)}\n`,
  );
};
