import { absoluteUrl, paths, socialCardPath } from '../content/addresses.ts';
import { toIsoDate } from '../content/dates.ts';
import type { SitePage } from '../content/kind.ts';
import type { Firm } from '../content/kinds/firm.ts';

/** What search results show of a title before they cut it. */
const titleLength = 60;
const shortestTitle = 20;

/**
 * The title of a page in search results and in the browser's tab. A long one ends at its colon
 * where the part before it can stand alone; the firm's name follows where it fits.
 */
export function buildHeadTitle(title: string, firmName: string) {
  const [beginning = title] = title.split(': ');
  const cut = title.length > titleLength && beginning.length >= shortestTitle;
  const short = cut ? beginning : title;
  const named = `${short} | ${firmName}`;
  return short.includes(firmName) || named.length > titleLength ? short : named;
}

export const socialCardSize = { width: 1200, height: 630 } as const;

/** Says what is written on the card, for those who do not see it. */
const describeSocialCard = ({ heading, article }: SitePage, firm: Firm) =>
  [article?.category, heading, firm.name].filter(Boolean).join('. ');

interface Tag {
  property?: string;
  name?: string;
  content: string;
}

/**
 * The meta elements by which networks show a shared link: https://ogp.me, and the card of X
 * (https://developer.x.com/en/docs/x-for-websites/cards/overview/markup), which takes what is
 * missing from Open Graph.
 */
export function buildSharingTags(page: SitePage, firm: Firm): Tag[] {
  const { article } = page;
  const image = absoluteUrl(firm.siteUrl, socialCardPath(page.path));
  return [
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: firm.name },
    { property: 'og:title', content: article?.title ?? page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: absoluteUrl(firm.siteUrl, page.path) },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(socialCardSize.width) },
    { property: 'og:image:height', content: String(socialCardSize.height) },
    { property: 'og:image:alt', content: describeSocialCard(page, firm) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          { property: 'article:published_time', content: toIsoDate(article.date) },
          { property: 'article:section', content: article.category },
        ]
      : []),
  ];
}

/** The files that stand for the whole site: feeds, icons, manifest. */
export const headLinks = [
  { rel: 'icon', href: paths.favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: paths.touchIcon },
  { rel: 'manifest', href: paths.manifest },
  { rel: 'alternate', href: paths.feed, type: 'application/rss+xml' },
  { rel: 'alternate', href: paths.jsonFeed, type: 'application/feed+json' },
] as const;
