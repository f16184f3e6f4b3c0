import type { APIRoute } from 'astro';
import { getSignedArticles } from '../features/articles/article-page.ts';
import { buildRss } from '../features/articles/feed.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = getSite(routePattern);
  const articles = await getSignedArticles(site);
  return new Response(await buildRss(articles, site.getPage('blogs'), site));
};
