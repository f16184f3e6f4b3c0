import type { APIRoute } from 'astro';
import { buildLawFeed } from '../../features/law/law-feed.ts';
import { getLawFeeds } from '../../features/law/law-page.ts';
import { getSite } from '../../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = getSite(routePattern);
  const { changes, feeds } = getLawFeeds(site);
  const [feed] = feeds;
  return new Response(feed && (await buildLawFeed(changes, feed, site)), {
    headers: { 'content-type': 'application/rss+xml' },
  });
};
