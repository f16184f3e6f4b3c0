import type { APIRoute } from 'astro';
import { getArticles, getFirm, getPage } from '../lib/content.ts';
import { toJsonFeed } from '../lib/feed.ts';

export const GET: APIRoute = async () => {
  const [firm, articles, page] = await Promise.all([getFirm(), getArticles(), getPage('blogs')]);
  const title = `${firm.name}: ${page.heading}`;
  const feed = toJsonFeed({ firm, articles, title, description: page.metaDescription });
  return new Response(JSON.stringify(feed, null, 2), {
    headers: { 'content-type': 'application/feed+json' },
  });
};
