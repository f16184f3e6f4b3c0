import type { APIRoute } from 'astro';
import { buildLawFeed } from '../../../features/law/law-feed.ts';
import { getLawFeeds } from '../../../features/law/law-page.ts';
import { getSite } from '../../../site/reader.ts';

export async function getStaticPaths({ routePattern }: { routePattern: string }) {
  const { feeds } = getLawFeeds(getSite(routePattern));
  return feeds.slice(1).map(({ path }) => ({
    params: { country: path.split('/').at(-2) },
    props: { path },
  }));
}

export const GET: APIRoute<{ path: string }> = async ({ props, routePattern }) => {
  const site = getSite(routePattern);
  const { changes, feeds } = getLawFeeds(site);
  const feed = feeds.find(({ path }) => path === props.path);
  return new Response(feed && (await buildLawFeed(changes, feed, site)), {
    headers: { 'content-type': 'application/rss+xml' },
  });
};
