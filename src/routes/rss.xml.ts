import type { APIRoute } from 'astro';
import { signArticles } from '../features/articles/authors.ts';
import { buildRss } from '../features/articles/feed.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = getSite(routePattern);
  const articles = signArticles(site.getEntries('articles'), site.getEntries('team'));
  return new Response(await buildRss(articles, site.getPage('blogs'), site), {
    headers: { 'content-type': 'application/rss+xml' },
  });
};
