import type { RSSFeedItem } from '@astrojs/rss';
import { withPictures } from '../../astro/prepare-text.tsx';
import { absoluteUrl, siteFiles } from '../../content/addresses.ts';
import { formatDate, noonOf } from '../../content/dates.ts';
import { escapeHtml } from '../../content/escape-html.ts';
import { fillHtml, type Words } from '../../content/words.ts';
import { toAbsoluteHtml } from '../../discovery/absolute-links.ts';
import { buildRssFeed, feedSize, nameFeed } from '../../discovery/rss.ts';
import { socialCard } from '../../discovery/social-card/card-sizes.ts';
import type { Site } from '../../site/site.ts';
import { findAuthor } from './blog-posting.ts';
import type { Article } from './model/article.ts';

const toSource = ({ label, url }: Article['sources'][number]) =>
  url ? `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>` : escapeHtml(label);

/** The changes of the cited law since the article was written, if any. */
const formatLawChanges = ({ lawChanges }: Article, { law, formats }: Words) =>
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
const buildFeedHtml = (article: Article, { firm: { siteUrl }, words }: Site) =>
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
const buildRssItem = (article: Article, site: Site) =>
  ({
    title: article.title,
    link: absoluteUrl(site.firm.siteUrl, article.path),
    description: article.excerpt,
    pubDate: new Date(noonOf(article.date, site.firm.timeZone)),
    categories: [article.category],
    content: buildFeedHtml(article, site),
    customData: `<dc:creator>${escapeHtml(findAuthor(article, site)?.name ?? site.firm.name)}</dc:creator>`,
  }) satisfies RSSFeedItem;

/** @returns the articles that a feed tells of, newest first, with the files of their pictures */
const listItems = ({ entries }: Site) =>
  Promise.all(entries.articles.slice(0, feedSize).map(withPictures));

/** The RSS feed. */
export async function buildRss(site: Site) {
  const articles = await listItems(site);
  const days = articles.map(({ date, updated = date }) => (updated > date ? updated : date));
  const changed = days.sort().at(-1);
  return buildRssFeed(
    {
      path: site.paths.feed,
      home: site.paths.blogs,
      ...(changed && { changed: new Date(noonOf(changed, site.firm.timeZone)) }),
    },
    site.getPage('blogs'),
    articles.map((article) => buildRssItem(article, site)),
    site,
  );
}

/**
 * The JSON Feed.
 * Source: https://www.jsonfeed.org/version/1.1/
 */
export async function buildJsonFeed(site: Site) {
  const { firm, words, paths } = site;
  const page = site.getPage('blogs');
  const articles = await listItems(site);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: nameFeed(page, site),
    description: page.metaDescription,
    home_page_url: absoluteUrl(firm.siteUrl, paths.blogs),
    feed_url: absoluteUrl(firm.siteUrl, paths.jsonFeed),
    icon: absoluteUrl(firm.siteUrl, siteFiles.logo),
    language: words.tag,
    authors: [{ name: firm.name, url: absoluteUrl(firm.siteUrl, paths.home) }],
    items: articles.map((article) => {
      const author = findAuthor(article, site);
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
        ...(author && {
          authors: [{ name: author.name, url: absoluteUrl(firm.siteUrl, author.path) }],
        }),
        tags: [article.category],
      };
    }),
  };
}
