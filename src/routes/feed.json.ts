import type { APIRoute } from 'astro';
import { signArticles } from '../features/articles/authors.ts';
import { buildJsonFeed } from '../features/articles/feed.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = await getSite(routePattern);
  const articles = signArticles(await site.getEntries('articles'), await site.getEntries('team'));
  const feed = buildJsonFeed(articles, await site.getPage('blogs'), site);
  return new Response(JSON.stringify(feed, null, 2), {
    headers: { 'content-type': 'application/feed+json' },
  });
};
