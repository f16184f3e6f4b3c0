import type { APIRoute } from 'astro';
import { getSite } from '../content/reader.ts';
import { buildRss } from '../features/articles/feed.ts';
import { divideFeed } from '../features/articles/feed-parts.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = await getSite(routePattern);
  const [newest] = divideFeed(await site.getEntries('articles'), site.paths.feed);
  return new Response(await buildRss(newest, await site.getPage('blogs'), site), {
    headers: { 'content-type': 'application/rss+xml' },
  });
};
