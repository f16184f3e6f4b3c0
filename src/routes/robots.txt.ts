import type { APIRoute } from 'astro';
import { absoluteUrl, siteFiles } from '../content/addresses.ts';
import { getSite } from '../site/reader.ts';

/** Allows everything (RFC 9309): pages that must not be indexed have a robots meta element. */
export const GET: APIRoute = ({ routePattern }) => {
  const { firm } = getSite(routePattern);
  return new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(firm.siteUrl, siteFiles.sitemap)}\n`,
  );
};
