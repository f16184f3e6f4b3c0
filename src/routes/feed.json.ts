import type { APIRoute } from 'astro';
import { getSignedArticles } from '../features/articles/article-page.ts';
import { buildJsonFeed } from '../features/articles/feed.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = getSite(routePattern);
  const feed = buildJsonFeed(await getSignedArticles(site), site.getPage('blogs'), site);
  return new Response(JSON.stringify(feed, null, 2));
};
