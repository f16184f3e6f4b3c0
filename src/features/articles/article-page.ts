import { absoluteUrl } from '../../content/addresses.ts';
import { findEntries } from '../../content/find-entries.ts';
import type { GraphSite } from '../../discovery/structured-data/ids.ts';
import type { EntriesOf, Site } from '../../site/site.ts';
import { buildTrail, type Step } from '../../site/trail.ts';
import { markPractices } from '../services/model/service.ts';
import { findNeighbours, findRelatedArticles } from './article-order.ts';
import { listArticleReferences } from './article-references.ts';
import { type SignedArticle, signArticles } from './authors.ts';
import { buildBlogPosting } from './blog-posting.ts';
import type { Article, Teaser } from './model/article.ts';

/** Leaves out the text, so that a change of it changes no other page. */
const toTeaser = ({ html: _html, headings: _headings, wordCount: _words, ...teaser }: Article) =>
  teaser satisfies Teaser;

/**
 * Lists all articles, signed, each with the other articles that its page shows.
 * @param articles newest first
 */
export function listShownArticles({ articles, team }: EntriesOf<'articles' | 'team'>) {
  const teasers = articles.map(toTeaser);
  return signArticles(articles, team).map((article) => ({
    article,
    ...findNeighbours(teasers, article),
    related: findRelatedArticles(teasers, article),
  }));
}

export type ShownArticles = ReturnType<typeof listShownArticles>[number];

export type ArticlePage = ReturnType<typeof buildArticlePage>;

/**
 * Builds what the page of an article shows, except other articles.
 * @param above the list of articles, if the site has that page
 */
export function buildArticlePage(
  article: SignedArticle,
  {
    services,
    calendars,
    calculators,
    law,
  }: EntriesOf<'services' | 'calendars' | 'calculators' | 'law'>,
  site: GraphSite & Pick<Site, 'hasPage'>,
  above: Step | undefined,
) {
  const { hasPage, paths } = site;
  const { number, checklist } = article;
  const registerPath = hasPage('law') ? paths.law : undefined;
  return {
    article,
    trail: buildTrail(site, above, [article.title, article.path]),
    data: buildBlogPosting(site, article),
    /** All services of the firm. */
    services,
    /** The services that the article names. */
    relatedServices: findEntries(services, article.services),
    /** For each practice of the firm, in order, whether the article belongs to it. */
    practices: markPractices(services, article.services),
    citations: listArticleReferences(article, law),
    calculators: calculators.filter((one) => one.articles?.includes(article.id)),
    dutyCalendar: calendars.find(({ id }) => id === article.calendar),
    /** Address of the register of law; undefined if the site has no such page. */
    registerPath,
    /** Address of the laws of the article in the register. */
    lawPath: registerPath && paths.lawOfArticle(number),
    /** Address of the checklist as a file; undefined if the article names none. */
    checklistPath: checklist && paths.checklist(number),
    url: absoluteUrl(site.firm.siteUrl, article.path),
  };
}
