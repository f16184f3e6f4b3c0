import type { APIRoute } from 'astro';
import { withPictures } from '../astro/prepare-text.tsx';
import { signArticles } from '../features/articles/authors.ts';
import { buildJsonFeed } from '../features/articles/feed.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = getSite(routePattern);
  const articles = await Promise.all(
    signArticles(site.getEntries('articles'), site.getEntries('team')).map(withPictures),
  );
  const feed = buildJsonFeed(articles, site.getPage('blogs'), site);
  return new Response(JSON.stringify(feed, null, 2), {
    headers: { 'content-type': 'application/feed+json' },
  });
};
