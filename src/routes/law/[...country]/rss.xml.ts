import { listAllChanges } from '../../../content/law/law-status.ts';
import { buildLawFeed, type LawFeed } from '../../../features/law/law-feed.ts';
import { getLawFeeds } from '../../../features/law/law-page.ts';
import { getSite, siteFile } from '../../../site/reader.ts';

export function getStaticPaths({ routePattern }: { routePattern: string }) {
  const site = getSite(routePattern);
  const all = `${site.paths.law}/`;
  return getLawFeeds(site).map((feed) => ({
    // Undefined for the feed of all countries.
    params: { country: feed.path.slice(all.length).split('/').slice(0, -1)[0] },
    props: { feed },
  }));
}

export const GET = siteFile((site, { feed }: { feed: LawFeed }) =>
  buildLawFeed(listAllChanges(site.entries.law, site.today), feed, site),
);
