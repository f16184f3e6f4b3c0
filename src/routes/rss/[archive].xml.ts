import type { APIRoute } from 'astro';
import { signArticles } from '../../features/articles/authors.ts';
import { buildRss } from '../../features/articles/feed.ts';
import { type FeedPart, listArchives } from '../../features/articles/feed-parts.ts';
import { getSite } from '../../site/reader.ts';

export async function getStaticPaths({ routePattern }: { routePattern: string }) {
  const { getEntries, paths } = await getSite(routePattern);
  const articles = signArticles(await getEntries('articles'), await getEntries('team'));
  return listArchives(articles, paths.feed);
}

export const GET: APIRoute<{ part: FeedPart }> = async ({ props: { part }, routePattern }) => {
  const site = await getSite(routePattern);
  return new Response(await buildRss(part, await site.getPage('blogs'), site), {
    headers: { 'content-type': 'application/rss+xml' },
  });
};
