import { absoluteUrl, siteFiles } from '../content/addresses.ts';
import { type CalendarDate, noonOf } from '../content/dates.ts';
import type { SitePage } from '../content/kind.ts';
import type { Firm } from '../content/kinds/firm.ts';
import { toLanguageCode } from '../content/languages.ts';
import { fill } from '../content/words.ts';
import type { Site, SiteFacts } from '../site/site.ts';
import { type FeedPage, nameFeed } from './rss.ts';
import type { Alternate } from './site-pages.ts';
import { socialCard } from './social-card/card-sizes.ts';

/**
 * Builds the `<title>` of a page: its own title, for which a search result has room, and the name of the firm,
 * by which visitors find it among their tabs.
 */
export const buildHeadTitle = (
  title: string,
  { firm, words: { discovery } }: Pick<Site, 'firm' | 'words'>,
) => (title.includes(firm.name) ? title : fill(discovery.pageTitle, { title, firm: firm.name }));

/** The alternative text of the social card: the text drawn on it. */
const describeSocialCard = ({ heading, article }: SitePage, firm: Firm) =>
  [article?.category, heading, firm.name].filter(Boolean).join('. ');

/** Open Graph writes a language with an underscore: `en_IN`. */
const formatLocale = (tag: string) => tag.replace('-', '_');

/**
 * The meta elements for link previews: Open Graph (https://ogp.me) and the card type for X, which
 * falls back to Open Graph for the rest
 * (https://developer.x.com/en/docs/x-for-websites/cards/overview/markup).
 */
export function buildSharingTags(
  page: SitePage,
  { firm, words }: Pick<Site, 'firm' | 'words'>,
  alternates: Alternate[],
) {
  const { article } = page;
  const card = socialCard(page.path);
  const others = alternates.filter(({ tag, isTranslated }) => isTranslated && tag !== words.tag);
  const toTime = (date: CalendarDate | undefined) => date && noonOf(date, firm.timeZone);
  const tags: [property: string, content: string | undefined][] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:locale', formatLocale(words.tag)],
    ...others.map(({ tag }): [string, string] => ['og:locale:alternate', formatLocale(tag)]),
    ['og:site_name', firm.name],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', absoluteUrl(firm.siteUrl, page.path)],
    ['og:image', absoluteUrl(firm.siteUrl, card.path)],
    ['og:image:width', String(card.size.width)],
    ['og:image:height', String(card.size.height)],
    ['og:image:alt', describeSocialCard(page, firm)],
    ['twitter:card', 'summary_large_image'],
    ['article:published_time', toTime(article?.date)],
    ['article:modified_time', toTime(article?.updated)],
    ['article:section', article?.category],
  ];
  return tags
    .filter(([, content]) => content !== undefined)
    .map(([name, content]) =>
      name.startsWith('twitter:') ? { name, content } : { property: name, content },
    );
}

/**
 * Links to the page in every language, including its own, without regions: a site has a language once, and
 * readers of other countries shall find it, too. `x-default` is the language that the firm chose for all
 * other visitors, otherwise the first.
 * Documentation: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function buildAlternateLinks(
  alternates: Alternate[],
  { siteUrl, defaultLanguage }: Pick<Firm, 'siteUrl' | 'defaultLanguage'>,
) {
  const translations = alternates.filter(({ isTranslated }) => isTranslated);
  if (translations.length < 2) return [];
  const ofOthers = translations.find(({ tag }) => tag === defaultLanguage) ?? translations[0];
  return [
    ...translations.map(({ tag, path }) => ({ hreflang: toLanguageCode(tag), path })),
    { hreflang: 'x-default', path: ofOthers?.path ?? '' },
  ].map(({ hreflang, path }) => ({
    rel: 'alternate',
    hreflang,
    href: absoluteUrl(siteUrl, path),
  }));
}

/** @param blogs the page of the articles, if the firm has one */
const buildFeedLinks = (site: SiteFacts, blogs: FeedPage | undefined) =>
  blogs
    ? [
        { href: site.paths.feed, type: 'application/rss+xml' },
        { href: site.paths.jsonFeed, type: 'application/feed+json' },
      ].map((feed) => ({ rel: 'alternate', ...feed, title: nameFeed(blogs, site) }))
    : [];

/** Links that every page has in its head: icons, manifest, feeds, and what describes the site to agents. */
export const buildHeadLinks = (site: SiteFacts, blogs: FeedPage | undefined) => [
  { rel: 'icon', href: siteFiles.oldFavicon, sizes: '48x48' },
  { rel: 'icon', href: siteFiles.smallLogo, type: 'image/png', sizes: '192x192' },
  { rel: 'icon', href: siteFiles.favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: siteFiles.touchIcon },
  { rel: 'manifest', href: site.paths.manifest },
  { rel: 'describedby', href: site.paths.llms, type: 'text/plain' },
  ...buildFeedLinks(site, blogs),
];
