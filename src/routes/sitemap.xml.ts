import type { APIRoute } from 'astro';
import { getFirm } from '../content/reader.ts';
import { getSitePages } from '../discovery/site-pages.ts';
import { toSitemap } from '../discovery/sitemap.ts';

export const GET: APIRoute = async () => {
  const { siteUrl } = await getFirm();
  return new Response(toSitemap(await getSitePages(), siteUrl), {
    headers: { 'content-type': 'application/xml' },
  });
};
