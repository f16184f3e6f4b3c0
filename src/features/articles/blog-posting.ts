import type { BlogPosting } from 'schema-dts';
import { absoluteUrl, socialCardPath } from '../../content/addresses.ts';
import { toIsoDate } from '../../content/dates.ts';
import type { Article } from '../../content/kinds/article.ts';
import { firmId, type GraphSite, partId } from '../../discovery/structured-data/ids.ts';
import { buildOrganizationReference } from '../../discovery/structured-data/organization.ts';

/**
 * An article. The firm is its author unless the article names one.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/article
 */
export const buildBlogPosting = (site: GraphSite, article: Article): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': partId(site.firm, article.path, 'article'),
  headline: article.title,
  description: article.content,
  datePublished: toIsoDate(article.date),
  ...(article.updated && { dateModified: toIsoDate(article.updated) }),
  author: article.author
    ? { '@type': 'Person', name: article.author }
    : buildOrganizationReference(site),
  publisher: { '@id': firmId(site.firm) },
  image: absoluteUrl(site.firm.siteUrl, socialCardPath(article.path)),
  articleSection: article.category,
  wordCount: article.wordCount,
  inLanguage: site.words.language,
  mainEntityOfPage: { '@id': partId(site.firm, article.path, 'webpage') },
});
