import type { APIRoute } from 'astro';
import { getFirm } from '../lib/content.ts';
import { getSitePages } from '../lib/site-pages.ts';
import { toSitemap } from '../lib/sitemap.ts';

export const GET: APIRoute = async () => {
  const { siteUrl } = await getFirm();
  return new Response(toSitemap(await getSitePages(), siteUrl), {
    headers: { 'content-type': 'application/xml' },
  });
};
