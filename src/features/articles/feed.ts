import type { RSSFeedItem } from '@astrojs/rss';
import { absoluteUrl, paths, socialCardPath } from '../../content/addresses.ts';
import { type CalendarDate, formatDate, toIsoDate } from '../../content/dates.ts';
import { escapeHtml } from '../../content/escape-html.ts';
import type { Article } from '../../content/kinds/article.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import { makeLinksAbsolute } from '../../discovery/absolute-links.ts';

const toSource = ({ label, url }: Article['sources'][number]) =>
  url ? `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>` : escapeHtml(label);

/** @returns the whole article as HTML that stands alone: opening, text, sources */
/** What of the law has changed since the article was written, or nothing. */
const formatLawChanges = ({ lawChanges }: Article) =>
  lawChanges.length === 0
    ? []
    : [
        '<p><strong>The law has changed since this article was written:</strong></p>',
        `<ul>${lawChanges
          .map(
            ({ date, title, what, url }) =>
              `<li>${formatDate(date)}: <a href="${escapeHtml(url)}">${escapeHtml(title)}</a> ${what}.</li>`,
          )
          .join('')}</ul>`,
      ];

const buildFeedHtml = (article: Article, { siteUrl }: Firm) =>
  [
    ...formatLawChanges(article),
    `<p>${escapeHtml(article.content)}</p>`,
    makeLinksAbsolute(article.html, absoluteUrl(siteUrl, article.path)),
    '<h2>Sources</h2>',
    `<ol>${article.sources.map((source) => `<li>${toSource(source)}</li>`).join('')}</ol>`,
  ].join('\n');

/** The start of a day in UTC, since feeds ask for a time and an article has a date alone. */
const startOfDay = (date: CalendarDate) => `${toIsoDate(date)}T00:00:00Z`;

/**
 * One article as an item of the RSS feed.
 * Source: https://www.rssboard.org/rss-specification; the author by https://www.dublincore.org
 */
export const buildRssItem = (article: Article, firm: Firm) =>
  ({
    title: article.title,
    link: absoluteUrl(firm.siteUrl, article.path),
    description: article.excerpt,
    pubDate: new Date(startOfDay(article.date)),
    categories: [article.category],
    content: buildFeedHtml(article, firm),
    customData: `<dc:creator>${escapeHtml(article.author ?? firm.name)}</dc:creator>`,
  }) satisfies RSSFeedItem;

interface Subject {
  firm: Firm;
  title: string;
  description: string;
  articles: Article[];
}

/**
 * Source: https://www.jsonfeed.org/version/1.1/
 * @param articles newest first
 */
export const buildJsonFeed = ({ firm, title, description, articles }: Subject) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  description,
  home_page_url: absoluteUrl(firm.siteUrl, paths.blogs),
  feed_url: absoluteUrl(firm.siteUrl, paths.jsonFeed),
  icon: absoluteUrl(firm.siteUrl, paths.logo),
  language: 'en-IN',
  authors: [{ name: firm.name, url: absoluteUrl(firm.siteUrl, paths.home) }],
  items: articles.map((article) => {
    const url = absoluteUrl(firm.siteUrl, article.path);
    return {
      id: url,
      url,
      title: article.title,
      summary: article.excerpt,
      content_html: buildFeedHtml(article, firm),
      image: absoluteUrl(firm.siteUrl, socialCardPath(article.path)),
      date_published: startOfDay(article.date),
      ...(article.updated && { date_modified: startOfDay(article.updated) }),
      ...(article.author && { authors: [{ name: article.author }] }),
      tags: [article.category],
    };
  }),
});
