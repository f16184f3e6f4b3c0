import type { BlogPosting } from 'schema-dts';
import { toAbsolute, toSocialCardPath } from '../../content/addresses.ts';
import { toIsoDate } from '../../content/dates.ts';
import type { Article } from '../../content/entries.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import { toFirmId, toPartId } from '../../discovery/structured-data/ids.ts';
import { toOrganizationReference } from '../../discovery/structured-data/organization.ts';

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
