import { getEntriesOf, type Site } from '../../site/site.ts';
import { findStep } from '../../site/trail.ts';
import { faceCrops, textCrops } from '../../ui/photograph/crops.ts';
import { preparePhotograph, preparePhotographs } from '../../ui/photograph/prepare-photograph.ts';
import { buildArticlePage } from './article-page.ts';
import type { SignedArticle } from './authors.ts';

/** Gets what the page of an article shows, except other articles, with its photographs. */
export async function getArticlePage(article: SignedArticle, site: Site) {
  const entries = await getEntriesOf(site, 'services', 'calendars', 'calculators', 'law');
  return {
    ...buildArticlePage(article, entries, site, await findStep(site, 'blogs')),
    /** The author with a portrait, for the byline. */
    byline: article.author && (await preparePhotographs([article.author], faceCrops)),
    photograph: await preparePhotograph(article, textCrops),
    /** Every law that the firm watches. */
    watchedLaws: entries.law,
  };
}
