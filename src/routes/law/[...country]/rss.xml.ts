import type { APIRoute } from 'astro';
import { buildLawFeed } from '../../../features/law/law-feed.ts';
import { getLawFeeds } from '../../../features/law/law-page.ts';
import { getSite } from '../../../site/reader.ts';

export function getStaticPaths({ routePattern }: { routePattern: string }) {
  const site = getSite(routePattern);
  const all = `${site.paths.law}/`;
  return getLawFeeds(site).feeds.map(({ path }) => ({
    // Undefined for the feed of all countries.
    params: { country: path.slice(all.length).split('/').slice(0, -1)[0] },
    props: { path },
  }));
}

export const GET: APIRoute<{ path: string }> = async ({ props, routePattern }) => {
  const site = getSite(routePattern);
  const { changes, feeds } = getLawFeeds(site);
  const feed = feeds.find(({ path }) => path === props.path);
  return new Response(feed && (await buildLawFeed(changes, feed, site)));
};
