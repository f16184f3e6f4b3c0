import { absoluteUrl } from '../../content/addresses.ts';
import { findEntries } from '../../content/find-entries.ts';
import { getEntriesOf, type Site } from '../../site/site.ts';
import { buildTrail, findStep } from '../../site/trail.ts';
import { faceCrops, textCrops } from '../../ui/photograph/crops.ts';
import { preparePhotograph, preparePhotographs } from '../../ui/photograph/prepare-photograph.ts';
import { markPractices } from '../services/model/service.ts';
import { findNeighbours, findRelatedArticles } from './article-order.ts';
import { listArticleReferences } from './article-references.ts';
import { type SignedArticle, signArticles } from './authors.ts';
import { buildBlogPosting } from './blog-posting.ts';
import type { Article, Teaser } from './model/article.ts';

/** Leaves out the text, so that a change of it changes no other page. */
const toTeaser = ({ html: _html, headings: _headings, wordCount: _words, ...teaser }: Article) =>
  teaser satisfies Teaser;

/** Lists the pages of articles for their route, each with the other articles that it shows. */
export async function listArticlePages(site: Site) {
  const { articles, team } = await getEntriesOf(site, 'articles', 'team');
  const teasers = articles.map(toTeaser);
  return signArticles(articles, team).map((article) => ({
    params: { number: String(article.number) },
    props: {
      article,
      ...findNeighbours(teasers, article),
      related: findRelatedArticles(teasers, article),
    },
  }));
}

export type ShownArticles = Awaited<ReturnType<typeof listArticlePages>>[number]['props'];

export type ArticlePage = Awaited<ReturnType<typeof getArticlePage>>;

/** Gets what the page of an article shows, except other articles. */
export async function getArticlePage(article: SignedArticle, site: Site) {
  const { hasPage, paths } = site;
  const { services, calendars, calculators, law } = await getEntriesOf(
    site,
    'services',
    'calendars',
    'calculators',
    'law',
  );
  const registerPath = hasPage('law') ? paths.law : undefined;
  return {
    article,
    trail: buildTrail(site, await findStep(site, 'blogs'), [article.title, article.path]),
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
    lawPath: registerPath && paths.lawOfArticle(article.number),
    /** Address of the checklist as a file; undefined if the article names none. */
    checklistPath: article.checklist && paths.checklist(article.number),
    url: absoluteUrl(site.firm.siteUrl, article.path),
    /** The author with a portrait, for the byline. */
    byline: article.author && (await preparePhotographs([article.author], faceCrops)),
    photograph: await preparePhotograph(article, textCrops),
    /** Every law that the firm watches. */
    watchedLaws: law,
  };
}
