import type { APIRoute } from 'astro';
import { buildLlmsText, getSitePages } from '../discovery/site-pages.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = await getSite(routePattern);
  return new Response(buildLlmsText(await getSitePages(site), site));
};
