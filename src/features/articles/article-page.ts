import { preparePhotograph, preparePhotographs } from '../../astro/prepare-photograph.ts';
import { withPictures } from '../../astro/prepare-text.tsx';
import { absoluteUrl } from '../../content/addresses.ts';
import { findEntries } from '../../content/find-entries.ts';
import type { Law } from '../../content/law/law.ts';
import { findCitedLaw, lawAnchor } from '../../content/law/law-citations.ts';
import {
  type Citations,
  numberReferences,
  type Reference,
  referToLaw,
} from '../../content/law/references.ts';
import type { Site } from '../../site/site.ts';
import { buildTrail, findStep } from '../../site/trail.ts';
import { faceCrops, textCrops } from '../../ui/photograph/crops.ts';
import { buildBlogPosting, findAuthor } from './blog-posting.ts';
import type { Article } from './model/article.ts';

const relatedCount = 3;

/** Lists the pages of articles for their route. */
export const listArticlePages = ({ entries }: Site) =>
  Promise.all(
    entries.articles.map(async (article) => ({
      params: { number: String(article.number) },
      props: { article: await withPictures(article) },
    })),
  );

export type ArticlePage = Awaited<ReturnType<typeof getArticlePage>>;

type Cited = Pick<Article, 'sources' | 'body'>;

/** The sources of an article, and the laws that its text cites but its sources do not contain. */
function listReferences({ sources, body }: Cited, register: Law[]): Citations {
  const references = sources.map(({ label, url, law }, index): Reference => {
    const isFirst = sources.findIndex((source) => source.law === law) === index;
    return {
      anchor: law !== undefined && isFirst ? lawAnchor(law) : `source-${index + 1}`,
      label,
      url,
      law: register.find(({ id }) => id === law),
    };
  });
  const left = findCitedLaw({ body }, register)
    .filter(({ id }) => !sources.some(({ law }) => law === id))
    .map(referToLaw);
  return numberReferences([...references, ...left], [body]);
}

/** Gets what the page of an article shows. */
export async function getArticlePage(article: Article, site: Site) {
  const { number, category, checklist } = article;
  const { paths } = site;
  const { articles, services, calendars, calculators, law } = site.entries;
  const index = articles.findIndex(({ id }) => id === article.id);
  const author = findAuthor(article, site);
  const registerPath = site.hasPage('law') ? paths.law : undefined;
  return {
    article,
    trail: buildTrail(site, findStep(site, 'blogs'), [article.title, article.path]),
    data: buildBlogPosting(site, article),
    /** The articles before and after it in the list, which is newest first. */
    newer: articles[index - 1],
    older: articles[index + 1],
    related: articles
      .filter((other) => other.category === category && other.id !== article.id)
      .slice(0, relatedCount),
    /** All services of the firm. */
    services,
    /** The services that the article names. */
    relatedServices: findEntries(services, article.services),
    citations: listReferences(article, law),
    calculators: calculators.filter((one) => one.articles?.includes(article.id)),
    dutyCalendar: calendars.find(({ id }) => id === article.calendar),
    /** Address of the register of law; undefined if the site has no such page. */
    registerPath,
    /** Address of the laws of the article in the register. */
    lawPath: registerPath && paths.lawOfArticle(number),
    /** Address of the checklist as a file; undefined if the article names none. */
    checklistPath: checklist && paths.checklist(number),
    url: absoluteUrl(site.firm.siteUrl, article.path),
    photograph: await preparePhotograph(article, textCrops),
    /** The author with a portrait, for the byline. */
    byline: author && (await preparePhotographs([author], faceCrops)),
  };
}
