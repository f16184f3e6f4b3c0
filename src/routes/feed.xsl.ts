import type { APIRoute } from 'astro';
import { buildFeedSheet } from '../features/articles/feed-sheet.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) =>
  new Response(buildFeedSheet(await getSite(routePattern)), {
    headers: { 'content-type': 'text/xsl' },
  });
