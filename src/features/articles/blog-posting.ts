import type { BlogPosting, PersonLeaf } from 'schema-dts';
import { absoluteUrl, socialCardPath } from '../../content/addresses.ts';
import {
  buildOrganizationReference,
  firmId,
  partId,
} from '../../discovery/structured-data/organization.ts';
import type { SiteFacts } from '../../site/site.ts';
import type { TeamMember } from '../team/model/member.ts';
import type { SignedArticle } from './authors.ts';

const buildPerson = ({ name, role, path }: TeamMember, site: SiteFacts): PersonLeaf => ({
  '@type': 'Person',
  '@id': absoluteUrl(site.firm.siteUrl, path),
  name,
  jobTitle: role,
  url: absoluteUrl(site.firm.siteUrl, path),
  worksFor: { '@id': firmId(site.firm) },
});

/**
 * An article. The firm is its author unless a member of the team is.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/article
 */
export const buildBlogPosting = (site: SiteFacts, article: SignedArticle): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': partId(site.firm, article.path, 'article'),
  headline: article.title,
  description: article.content,
  datePublished: article.date,
  ...(article.updated && { dateModified: article.updated }),
  author: article.author ? buildPerson(article.author, site) : buildOrganizationReference(site),
  publisher: { '@id': firmId(site.firm) },
  image: absoluteUrl(site.firm.siteUrl, socialCardPath(article.path)),
  articleSection: article.category,
  wordCount: article.wordCount,
  inLanguage: site.words.tag,
  mainEntityOfPage: { '@id': partId(site.firm, article.path, 'webpage') },
});
