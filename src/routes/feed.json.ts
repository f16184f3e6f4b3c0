import type { APIRoute } from 'astro';
import { getSite } from '../content/reader.ts';
import { buildJsonFeed } from '../features/articles/feed.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = await getSite(routePattern);
  const [articles, page] = await Promise.all([site.getEntries('articles'), site.getPage('blogs')]);
  const title = `${site.firm.name}: ${page.heading}`;
  const feed = buildJsonFeed({ site, articles, title, description: page.metaDescription });
  return new Response(JSON.stringify(feed, null, 2), {
    headers: { 'content-type': 'application/feed+json' },
  });
};
