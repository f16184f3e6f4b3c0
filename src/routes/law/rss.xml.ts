import type { APIRoute } from 'astro';
import { listAllChanges } from '../../content/law/law-status.ts';
import { buildLawFeed } from '../../features/law/law-feed.ts';
import { buildRegister, lawKinds } from '../../features/law/law-page.ts';
import { getSite } from '../../site/reader.ts';
import { getEntriesOf } from '../../site/site.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = getSite(routePattern);
  const entries = getEntriesOf(site, ...lawKinds);
  const changes = listAllChanges(entries.law, site.today);
  const register = buildRegister(entries, site);
  return new Response(await buildLawFeed(changes, register, site.getPage('law'), site), {
    headers: { 'content-type': 'application/rss+xml' },
  });
};
