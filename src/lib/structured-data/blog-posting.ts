import type { BlogPosting } from 'schema-dts';
import type { Article } from '../content-entries.ts';
import { toIsoDate } from '../dates.ts';
import { toAbsolute, toSocialCardPath } from '../paths.ts';
import type { Firm } from '../schemas/firm.ts';
import { toFirmId, toPartId } from './ids.ts';
import { toOrganizationReference } from './organization.ts';

/**
 * An article. The firm is its author unless the article names one.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/article
 */
export const toBlogPosting = (firm: Firm, article: Article): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': toPartId(firm, article.path, 'article'),
  headline: article.title,
  description: article.content,
  datePublished: toIsoDate(article.date),
  ...(article.updated && { dateModified: toIsoDate(article.updated) }),
  author: article.author
    ? { '@type': 'Person', name: article.author }
    : toOrganizationReference(firm),
  publisher: { '@id': toFirmId(firm) },
  image: toAbsolute(firm.siteUrl, toSocialCardPath(article.path)),
  articleSection: article.category,
  wordCount: article.wordCount,
  inLanguage: 'en-IN',
  mainEntityOfPage: { '@id': toPartId(firm, article.path, 'webpage') },
});
