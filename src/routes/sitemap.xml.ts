import type { APIRoute } from 'astro';
import { getAllPages } from '../discovery/alternates.ts';
import { buildSitemap } from '../discovery/sitemap.ts';

/** One sitemap for all languages. */
export const GET: APIRoute = async () => {
  const { pages, siteUrl } = await getAllPages();
  return new Response(buildSitemap(pages, siteUrl), {
    headers: { 'content-type': 'application/xml' },
  });
};
