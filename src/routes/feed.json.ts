import type { APIRoute } from 'astro';
import { getSite } from '../content/reader.ts';
import { buildJsonFeed } from '../features/articles/feed.ts';
import { divideFeed } from '../features/articles/feed-parts.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = await getSite(routePattern);
  const [newest] = divideFeed(await site.getEntries('articles'), site.paths.jsonFeed);
  const feed = buildJsonFeed(newest, await site.getPage('blogs'), site);
  return new Response(JSON.stringify(feed, null, 2), {
    headers: { 'content-type': 'application/feed+json' },
  });
};
