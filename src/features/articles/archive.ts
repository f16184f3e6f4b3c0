import type { Paths } from '../../content/addresses.ts';
import type { PageData } from '../../content/kinds/page.ts';
import { listTerms, type Vocabulary } from '../../content/vocabulary.ts';
import type { EntriesOf } from '../../site/get-kinds.ts';
import type { Site } from '../../site/site.ts';
import { pageSize } from './article-search.ts';
import { type SignedArticle, signArticles } from './authors.ts';

/** How many articles the list page contains. The others are only on the pages of their years. */
export const articlesInHtml = 3 * pageSize;

/** The kinds of entries that the list of articles and the pages of the years show. */
export const archiveKinds = ['articles', 'services', 'team'] as const;

type ArchiveEntries = EntriesOf<(typeof archiveKinds)[number]>;

/** @returns the article chosen by the firm; otherwise article number 0 */
const findFeatured = (articles: SignedArticle[], id: string | undefined) =>
  articles.find((article) => article.id === id) ?? articles.find(({ number }) => number === 0);

/** @returns the categories with at least one article, in the order of the vocabulary */
const listCategories = (articles: SignedArticle[], vocabulary: Vocabulary) =>
  listTerms(vocabulary, 'categories').filter((name) =>
    articles.some(({ category }) => category === name),
  );

/** The articles of one year. */
export interface Year {
  year: number;
  path: string;
  articles: SignedArticle[];
}

/** @returns the years, newest first; an empty list if the list page contains all articles */
export function listYears({ articles, team }: ArchiveEntries, paths: Paths): Year[] {
  if (articles.length <= articlesInHtml) return [];
  const years = Map.groupBy(signArticles(articles, team), ({ date }) => date.year);
  return [...years].map(([year, ofYear]) => ({
    year,
    path: paths.articlesOf(year),
    articles: ofYear,
  }));
}

/** Builds what the list of articles shows: the newest ones, and links to the years of the others. */
export function buildArchive(
  page: PageData<'blogs'>,
  entries: ArchiveEntries,
  { paths, vocabulary }: Pick<Site, 'paths' | 'vocabulary'>,
) {
  const { services } = entries;
  const articles = signArticles(entries.articles, entries.team);
  const years = listYears(entries, paths);
  const newest = articles.slice(0, articlesInHtml);
  const featured = findFeatured(articles, page.featured);
  return {
    years,
    featured,
    list: {
      total: articles.length,
      archive: years.map(({ path }) => path),
      categories: listCategories(articles, vocabulary),
    },
    /** Whether the list starts with the featured article. */
    leads: featured !== undefined && featured === newest[0],
    items: newest.map((article, index) => ({ article, services, isLater: index >= pageSize })),
  };
}
