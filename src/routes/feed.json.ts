import type { APIRoute } from 'astro';
import { getEntries, getFirm, getPage } from '../content/reader.ts';
import { buildJsonFeed } from '../features/articles/feed.ts';

export const GET: APIRoute = async () => {
  const [firm, articles, page] = await Promise.all([
    getFirm(),
    getEntries('articles'),
    getPage('blogs'),
  ]);
  const title = `${firm.name}: ${page.heading}`;
  const feed = buildJsonFeed({ firm, articles, title, description: page.metaDescription });
  return new Response(JSON.stringify(feed, null, 2), {
    headers: { 'content-type': 'application/feed+json' },
  });
};
