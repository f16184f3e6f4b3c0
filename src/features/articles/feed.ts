import { getRssString, type RSSFeedItem } from '@astrojs/rss';
import { absoluteUrl, siteFiles, socialCardPath } from '../../content/addresses.ts';
import { type CalendarDate, formatDate, toIsoDate } from '../../content/dates.ts';
import { escapeHtml } from '../../content/escape-html.ts';
import type { PageData } from '../../content/kinds/page.ts';
import { fill, fillHtml } from '../../content/words/fill.ts';
import type { Words } from '../../content/words/words.ts';
import { makeLinksAbsolute } from '../../discovery/absolute-links.ts';
import type { Site } from '../../site/site.ts';
import type { SignedArticle } from './authors.ts';
import type { Article } from './model/article.ts';

/** The data of the site that a feed needs. */
type FeedSite = Pick<Site, 'firm' | 'words' | 'paths'>;

const toSource = ({ label, url }: Article['sources'][number]) =>
  url ? `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>` : escapeHtml(label);

/** The changes of the cited law since the article was written, if any. */
const formatLawChanges = ({ lawChanges }: SignedArticle, { law, formats }: Words) =>
  lawChanges.length === 0
    ? []
    : [
        `<p><strong>${escapeHtml(law.changedInFeed)}</strong></p>`,
        `<ul>${lawChanges
          .map(
            ({ date, title, what, url, source }) =>
              `<li>${fillHtml(law.onDay, {
                date: formatDate(date, formats.dates),
                change: fillHtml(law[what], {
                  title: `<a href="${escapeHtml(source?.url ?? url)}">${escapeHtml(title)}</a>`,
                }),
              })}</li>`,
          )
          .join('')}</ul>`,
      ];

/** @returns the whole article as a complete HTML text: opening, text, sources */
const buildFeedHtml = (article: SignedArticle, { firm: { siteUrl }, words }: FeedSite) =>
  [
    ...formatLawChanges(article, words),
    `<p>${escapeHtml(article.content)}</p>`,
    makeLinksAbsolute(article.html, absoluteUrl(siteUrl, article.path)),
    `<h2>${escapeHtml(words.articles.sources)}</h2>`,
    `<ol>${article.sources.map((source) => `<li>${toSource(source)}</li>`).join('')}</ol>`,
  ].join('\n');

/** The start of a day in UTC, because feeds require a time and an article has only a date. */
const startOfDay = (date: CalendarDate) => `${toIsoDate(date)}T00:00:00Z`;

/**
 * One article as an item of the RSS feed.
 * Source: https://www.rssboard.org/rss-specification; for the author: https://www.dublincore.org
 */
export const buildRssItem = (article: SignedArticle, site: FeedSite) =>
  ({
    title: article.title,
    link: absoluteUrl(site.firm.siteUrl, article.path),
    description: article.excerpt,
    pubDate: new Date(startOfDay(article.date)),
    categories: [article.category],
    content: buildFeedHtml(article, site),
    customData: `<dc:creator>${escapeHtml(article.author?.name ?? site.firm.name)}</dc:creator>`,
  }) satisfies RSSFeedItem;

/** The texts of the list page that describe the feed. */
type FeedPage = Pick<PageData<'blogs'>, 'heading' | 'metaDescription'>;

/** Makes the feed readable for people who open it in a browser. */
const linkSheet = '<?xml-stylesheet type="text/css" href="/feed.css"?>';

/** A feed holds the newest articles: readers keep the ones they have seen. */
const feedSize = 50;

/**
 * The RSS feed.
 *
 * @param articles newest first
 *   Source: https://www.rssboard.org/rss-specification
 */
export async function buildRss(articles: SignedArticle[], page: FeedPage, site: FeedSite) {
  const { firm, words, paths } = site;
  const feed = await getRssString({
    title: fill(words.discovery.feedTitle, { firm: firm.name, page: page.heading }),
    description: page.metaDescription,
    site: firm.siteUrl,
    trailingSlash: false,
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
    },
    customData: [
      `<language>${words.language.toLowerCase()}</language>`,
      `<atom:link href="${absoluteUrl(firm.siteUrl, paths.feed)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: articles.slice(0, feedSize).map((article) => buildRssItem(article, site)),
  });
  return feed.replace('?>', `?>${linkSheet}`);
}

/**
 * The JSON Feed.
 *
 * @param articles newest first
 *   Source: https://www.jsonfeed.org/version/1.1/
 */
export const buildJsonFeed = (articles: SignedArticle[], page: FeedPage, site: FeedSite) => {
  const { firm, words, paths } = site;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: fill(words.discovery.feedTitle, { firm: firm.name, page: page.heading }),
    description: page.metaDescription,
    home_page_url: absoluteUrl(firm.siteUrl, paths.blogs),
    feed_url: absoluteUrl(firm.siteUrl, paths.jsonFeed),
    icon: absoluteUrl(firm.siteUrl, siteFiles.logo),
    language: words.language,
    authors: [{ name: firm.name, url: absoluteUrl(firm.siteUrl, paths.home) }],
    items: articles.slice(0, feedSize).map((article) => {
      const url = absoluteUrl(firm.siteUrl, article.path);
      return {
        id: url,
        url,
        title: article.title,
        summary: article.excerpt,
        content_html: buildFeedHtml(article, site),
        image: absoluteUrl(firm.siteUrl, socialCardPath(article.path)),
        date_published: startOfDay(article.date),
        ...(article.updated && { date_modified: startOfDay(article.updated) }),
        ...(article.author && {
          authors: [
            { name: article.author.name, url: absoluteUrl(firm.siteUrl, article.author.path) },
          ],
        }),
        tags: [article.category],
      };
    }),
  };
};
