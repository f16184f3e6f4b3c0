import type { APIRoute } from 'astro';
import { signArticles } from '../features/articles/authors.ts';
import { buildRss } from '../features/articles/feed.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = await getSite(routePattern);
  const articles = signArticles(await site.getEntries('articles'), await site.getEntries('team'));
  return new Response(await buildRss(articles, await site.getPage('blogs'), site), {
    headers: { 'content-type': 'application/rss+xml' },
  });
};
