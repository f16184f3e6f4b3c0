import type { BlogPosting } from 'schema-dts';
import { absoluteUrl, socialCardPath } from '../../content/addresses.ts';
import { noonOf } from '../../content/dates.ts';
import {
  buildOrganizationReference,
  firmId,
  partId,
} from '../../discovery/structured-data/organization.ts';
import { buildPerson } from '../../discovery/structured-data/person.ts';
import type { SiteFacts } from '../../site/site.ts';
import type { SignedArticle } from './authors.ts';

/**
 * An article. The firm is its author unless a member of the team is.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/article
 */
export const buildBlogPosting = (site: SiteFacts, article: SignedArticle): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': partId(site.firm, article.path, 'article'),
  headline: article.title,
  description: article.content,
  datePublished: noonOf(article.date, site.firm.timeZone),
  ...(article.updated && { dateModified: noonOf(article.updated, site.firm.timeZone) }),
  author: article.author ? buildPerson(article.author, site) : buildOrganizationReference(site),
  publisher: { '@id': firmId(site.firm) },
  image: absoluteUrl(site.firm.siteUrl, socialCardPath(article.path)),
  articleSection: article.category,
  wordCount: article.wordCount,
  inLanguage: site.words.tag,
  mainEntityOfPage: { '@id': partId(site.firm, article.path, 'webpage') },
});
