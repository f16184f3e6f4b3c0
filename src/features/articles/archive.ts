import type { PageData } from '../../content/kinds/page.ts';
import { listTerms, type Vocabulary } from '../../content/vocabulary.ts';
import { fill } from '../../content/words/fill.ts';
import type { EntriesOf } from '../../site/get-kinds.ts';
import type { Site } from '../../site/site.ts';
import type { Service } from '../services/model/service.ts';
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

/** An article in the list or on the page of its year. */
export interface ListedArticle {
  article: SignedArticle;
  /** All services of the firm. */
  services: Service[];
  /** Whether it is not on the first page of the list. */
  isLater?: boolean;
}

/** The articles of one year. */
export interface Year {
  year: number;
  heading: string;
  path: string;
  items: ListedArticle[];
}

/** @returns the years, newest first; an empty list if the list page contains all articles */
export function listYears(
  { articles, services, team }: ArchiveEntries,
  { paths, words }: Pick<Site, 'paths' | 'words'>,
): Year[] {
  if (articles.length <= articlesInHtml) return [];
  const years = Map.groupBy(signArticles(articles, team), ({ date }) => date.year);
  return [...years].map(([year, ofYear]) => ({
    year,
    heading: fill(words.articles.ofYear, { year }),
    path: paths.articlesOf(year),
    items: ofYear.map((article) => ({ article, services })),
  }));
}

/** Builds what the list of articles shows: the newest ones, and links to the years of the others. */
export function buildArchive(
  page: PageData<'blogs'>,
  entries: ArchiveEntries,
  site: Pick<Site, 'paths' | 'vocabulary' | 'words'>,
) {
  const { services } = entries;
  const articles = signArticles(entries.articles, entries.team);
  const years = listYears(entries, site);
  const newest = articles.slice(0, articlesInHtml);
  const featured = findFeatured(articles, page.featured);
  return {
    years,
    featured,
    list: {
      total: articles.length,
      archive: years.map(({ path }) => path),
      categories: listCategories(articles, site.vocabulary),
    },
    /** Whether the list starts with the featured article. */
    leads: featured !== undefined && featured === newest[0],
    items: newest.map((article, index) => ({ article, services, isLater: index >= pageSize })),
  };
}
