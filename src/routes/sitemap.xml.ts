import type { APIRoute } from 'astro';
import { getFirm } from '../content/reader.ts';
import { getSitePages } from '../discovery/site-pages.ts';
import { buildSitemap } from '../discovery/sitemap.ts';

export const GET: APIRoute = async () => {
  const { siteUrl } = await getFirm();
  return new Response(buildSitemap(await getSitePages(), siteUrl), {
    headers: { 'content-type': 'application/xml' },
  });
};
