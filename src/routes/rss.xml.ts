import type { APIRoute } from 'astro';
import { withPictures } from '../astro/prepare-text.tsx';
import { signArticles } from '../features/articles/authors.ts';
import { buildRss } from '../features/articles/feed.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = getSite(routePattern);
  const articles = await Promise.all(
    signArticles(site.getEntries('articles'), site.getEntries('team')).map(withPictures),
  );
  return new Response(await buildRss(articles, site.getPage('blogs'), site), {
    headers: { 'content-type': 'application/rss+xml' },
  });
};
