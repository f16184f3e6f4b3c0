import type { RSSFeedItem } from '@astrojs/rss';
import { paths, toAbsolute, toSocialCardPath } from '../../content/addresses.ts';
import { type CalendarDate, toIsoDate } from '../../content/dates.ts';
import type { Article } from '../../content/entries.ts';
import { escapeHtml } from '../../content/escape-html.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import { toAbsoluteLinks } from '../../discovery/absolute-links.ts';

const toSource = ({ label, url }: Article['sources'][number]) =>
  url ? `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>` : escapeHtml(label);

/** @returns the whole article as HTML that stands alone: opening, text, sources */
export const toFeedHtml = (article: Article, { siteUrl }: Firm) =>
  [
    `<p>${escapeHtml(article.content)}</p>`,
    toAbsoluteLinks(article.html, toAbsolute(siteUrl, article.path)),
    '<h2>Sources</h2>',
    `<ol>${article.sources.map((source) => `<li>${toSource(source)}</li>`).join('')}</ol>`,
  ].join('\n');

/** The start of a day in UTC, since feeds ask for a time and an article has a date alone. */
export const toInstant = (date: CalendarDate) => `${toIsoDate(date)}T00:00:00Z`;

/**
 * One article as an item of the RSS feed.
 * Source: https://www.rssboard.org/rss-specification; the author by https://www.dublincore.org
 */
export const toRssItem = (article: Article, firm: Firm) =>
  ({
    title: article.title,
    link: toAbsolute(firm.siteUrl, article.path),
    description: article.excerpt,
    pubDate: new Date(toInstant(article.date)),
    categories: [article.category],
    content: toFeedHtml(article, firm),
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
export const toJsonFeed = ({ firm, title, description, articles }: Subject) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  description,
  home_page_url: toAbsolute(firm.siteUrl, paths.blogs),
  feed_url: toAbsolute(firm.siteUrl, paths.jsonFeed),
  icon: toAbsolute(firm.siteUrl, paths.logo),
  language: 'en-IN',
  authors: [{ name: firm.name, url: toAbsolute(firm.siteUrl, paths.home) }],
  items: articles.map((article) => {
    const url = toAbsolute(firm.siteUrl, article.path);
    return {
      id: url,
      url,
      title: article.title,
      summary: article.excerpt,
      content_html: toFeedHtml(article, firm),
      image: toAbsolute(firm.siteUrl, toSocialCardPath(article.path)),
      date_published: toInstant(article.date),
      ...(article.updated && { date_modified: toInstant(article.updated) }),
      ...(article.author && { authors: [{ name: article.author }] }),
      tags: [article.category],
    };
  }),
});
