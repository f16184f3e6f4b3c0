import type { APIRoute } from 'astro';
import { buildLlmsText } from '../discovery/llms-text.ts';
import { getSitePages } from '../discovery/site-pages.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = await getSite(routePattern);
  return new Response(buildLlmsText(await getSitePages(site), site));
};
