import type { BlogPosting } from 'schema-dts';
import { absoluteUrl } from '../../content/addresses.ts';
import { noonOf } from '../../content/dates.ts';
import { listArticleCards } from '../../discovery/social-card/card-sizes.ts';
import {
  buildOrganizationReference,
  buildPerson,
  firmId,
  partId,
} from '../../discovery/structured-data/organization.ts';
import type { Site } from '../../site/site.ts';
import type { Article } from './model/article.ts';

/** @returns the member of the team who wrote an article; undefined if the firm is its author */
export const findAuthor = ({ author }: Article, { entries }: Site) =>
  entries.team.find(({ id }) => id === author);

/**
 * An article. The firm is its author unless a member of the team is.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function buildBlogPosting(site: Site, article: Article): BlogPosting {
  const author = findAuthor(article, site);
  return {
    '@type': 'BlogPosting',
    '@id': partId(site.firm, article.path, 'article'),
    headline: article.title,
    description: article.content,
    datePublished: noonOf(article.date, site.firm.timeZone),
    ...(article.updated && { dateModified: noonOf(article.updated, site.firm.timeZone) }),
    author: author ? buildPerson(author, site) : buildOrganizationReference(site),
    publisher: { '@id': firmId(site.firm) },
    image: listArticleCards(article.path).map(({ path }) => absoluteUrl(site.firm.siteUrl, path)),
    articleSection: article.category,
    // The register says more of each. With the date of the article, this tells what held only then.
    ...(site.hasPage('law') &&
      article.laws.length > 0 && {
        citation: article.laws.map(({ path, ended }) => ({
          ...(ended && { '@type': 'Legislation' as const, expires: ended }),
          '@id': absoluteUrl(site.firm.siteUrl, path),
        })),
      }),
    wordCount: article.wordCount,
    inLanguage: site.words.tag,
    mainEntityOfPage: { '@id': partId(site.firm, article.path, 'webpage') },
  };
}
