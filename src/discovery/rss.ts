import { getRssString, type RSSFeedItem } from '@astrojs/rss';
import { absoluteUrl } from '../content/addresses.ts';
import { keepXml } from '../content/escape-html.ts';
import { fill } from '../content/words.ts';
import type { SiteFacts } from '../site/site.ts';

/** The texts of a page that describe its feed. */
export interface FeedPage {
  heading: string;
  metaDescription: string;
}

/** Makes the feed readable for people who open it in a browser. */
const linkSheet = '<?xml-stylesheet type="text/css" href="/feed.css"?>';

/** A feed holds the newest items: readers keep the ones they have seen. */
export const feedSize = 50;

/** @returns the name of a feed, with the firm and the page */
export const nameFeed = ({ heading }: FeedPage, { firm, words }: SiteFacts) =>
  fill(words.discovery.feedTitle, { firm: firm.name, page: heading });

/**
 * The RSS feed of a page.
 *
 * @param path of the feed itself, and `home` of the page of which it tells; `changed` if an item has changed
 *   since the newest was published: a build changes nothing
 * @param items newest first
 *   Source: https://www.rssboard.org/rss-specification
 */
export async function buildRssFeed(
  { path, home, changed }: { path: string; home: string; changed?: Date },
  page: FeedPage,
  items: RSSFeedItem[],
  site: SiteFacts,
) {
  const { firm, words } = site;
  const last = changed ?? items[0]?.pubDate;
  const feed = await getRssString({
    title: nameFeed(page, site),
    description: page.metaDescription,
    site: absoluteUrl(firm.siteUrl, home),
    trailingSlash: false,
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
    },
    customData: [
      `<language>${words.tag.toLowerCase()}</language>`,
      ...(last ? [`<lastBuildDate>${last.toUTCString()}</lastBuildDate>`] : []),
      `<atom:link href="${absoluteUrl(firm.siteUrl, path)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: items.slice(0, feedSize),
  });
  return keepXml(feed.replace('?>', `?>${linkSheet}`));
}
