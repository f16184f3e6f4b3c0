import type { APIRoute } from 'astro';
import { getSites } from '../content/reader.ts';
import { getSitePages } from '../discovery/site-pages.ts';
import { buildSitemap } from '../discovery/sitemap.ts';

/** One sitemap for all languages. */
export const GET: APIRoute = async () => {
  const sites = await getSites();
  const pages = (await Promise.all(sites.map(getSitePages))).flat();
  return new Response(buildSitemap(pages, sites[0]?.firm.siteUrl ?? ''), {
    headers: { 'content-type': 'application/xml' },
  });
};
