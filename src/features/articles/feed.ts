import type { RSSFeedItem } from '@astrojs/rss';
import { absoluteUrl, siteFiles } from '../../content/addresses.ts';
import { formatDate, noonOf } from '../../content/dates.ts';
import { escapeHtml } from '../../content/escape-html.ts';
import { fillHtml, type Words } from '../../content/words.ts';
import { toAbsoluteHtml } from '../../discovery/absolute-links.ts';
import { buildRssFeed, type FeedPage, feedSize, nameFeed } from '../../discovery/rss.ts';
import { socialCard } from '../../discovery/social-card/card-sizes.ts';
import type { SiteFacts } from '../../site/site.ts';
import type { SignedArticle } from './authors.ts';
import type { Article } from './model/article.ts';

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
const buildFeedHtml = (article: SignedArticle, { firm: { siteUrl }, words }: SiteFacts) =>
  [
    ...formatLawChanges(article, words),
    `<p>${escapeHtml(article.content)}</p>`,
    toAbsoluteHtml(article.body, absoluteUrl(siteUrl, article.path)),
    `<h2>${escapeHtml(words.articles.sources)}</h2>`,
    `<ol>${article.sources.map((source) => `<li>${toSource(source)}</li>`).join('')}</ol>`,
  ].join('\n');

/**
 * One article as an item of the RSS feed.
 * Source: https://www.rssboard.org/rss-specification; for the author: https://www.dublincore.org
 */
const buildRssItem = (article: SignedArticle, site: SiteFacts) =>
  ({
    title: article.title,
    link: absoluteUrl(site.firm.siteUrl, article.path),
    description: article.excerpt,
    pubDate: new Date(noonOf(article.date, site.firm.timeZone)),
    categories: [article.category],
    content: buildFeedHtml(article, site),
    customData: `<dc:creator>${escapeHtml(article.author?.name ?? site.firm.name)}</dc:creator>`,
  }) satisfies RSSFeedItem;

/**
 * The RSS feed.
 *
 * @param articles newest first
 */
export const buildRss = (articles: SignedArticle[], page: FeedPage, site: SiteFacts) =>
  buildRssFeed(
    { path: site.paths.feed, home: site.paths.blogs },
    page,
    articles.map((article) => buildRssItem(article, site)),
    site,
  );

/**
 * The JSON Feed.
 *
 * @param articles newest first
 *   Source: https://www.jsonfeed.org/version/1.1/
 */
export const buildJsonFeed = (articles: SignedArticle[], page: FeedPage, site: SiteFacts) => {
  const { firm, words, paths } = site;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: nameFeed(page, site),
    description: page.metaDescription,
    home_page_url: absoluteUrl(firm.siteUrl, paths.blogs),
    feed_url: absoluteUrl(firm.siteUrl, paths.jsonFeed),
    icon: absoluteUrl(firm.siteUrl, siteFiles.logo),
    language: words.tag,
    authors: [{ name: firm.name, url: absoluteUrl(firm.siteUrl, paths.home) }],
    items: articles.slice(0, feedSize).map((article) => {
      const url = absoluteUrl(firm.siteUrl, article.path);
      return {
        id: url,
        url,
        title: article.title,
        summary: article.excerpt,
        content_html: buildFeedHtml(article, site),
        image: absoluteUrl(firm.siteUrl, socialCard(article.path).path),
        date_published: noonOf(article.date, firm.timeZone),
        ...(article.updated && { date_modified: noonOf(article.updated, firm.timeZone) }),
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
