import type { APIRoute } from 'astro';
import { buildLlmsText, getSitePages } from '../discovery/site-pages.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = ({ routePattern }) => {
  const site = getSite(routePattern);
  return new Response(buildLlmsText(getSitePages(site), site));
};
