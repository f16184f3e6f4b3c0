import type { BlogPosting } from 'schema-dts';
import { absoluteUrl, socialCardPath } from '../../content/addresses.ts';
import { toIsoDate } from '../../content/dates.ts';
import type { Article } from '../../content/kinds/article.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import { firmId, partId } from '../../discovery/structured-data/ids.ts';
import { buildOrganizationReference } from '../../discovery/structured-data/organization.ts';

/**
 * An article. The firm is its author unless the article names one.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/article
 */
export const buildBlogPosting = (firm: Firm, article: Article): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': partId(firm, article.path, 'article'),
  headline: article.title,
  description: article.content,
  datePublished: toIsoDate(article.date),
  ...(article.updated && { dateModified: toIsoDate(article.updated) }),
  author: article.author
    ? { '@type': 'Person', name: article.author }
    : buildOrganizationReference(firm),
  publisher: { '@id': firmId(firm) },
  image: absoluteUrl(firm.siteUrl, socialCardPath(article.path)),
  articleSection: article.category,
  wordCount: article.wordCount,
  inLanguage: 'en-IN',
  mainEntityOfPage: { '@id': partId(firm, article.path, 'webpage') },
});
