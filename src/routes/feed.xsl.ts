import type { APIRoute } from 'astro';
import { getSite } from '../content/reader.ts';
import { buildFeedSheet } from '../features/articles/feed-sheet.ts';

export const GET: APIRoute = async ({ routePattern }) =>
  new Response(buildFeedSheet(await getSite(routePattern)), {
    headers: { 'content-type': 'text/xsl' },
  });
