import type { Paths } from '../../content/addresses.ts';
import { listTerms, type Vocabulary } from '../../content/vocabulary.ts';
import { pageSize } from './article-search.ts';
import type { Article } from './model/article.ts';

/** How many articles the list page contains. The others are only on the pages of their years. */
export const inlineSize = 3 * pageSize;

/** @returns the article chosen by the firm; otherwise article number 0 */
export const findFeatured = (articles: Article[], id: string | undefined) =>
  articles.find((article) => article.id === id) ?? articles.find(({ number }) => number === 0);

/** @returns the categories with at least one article, in the order of the vocabulary */
export const listCategories = (articles: Article[], vocabulary: Vocabulary) =>
  listTerms(vocabulary, 'categories').filter((name) =>
    articles.some(({ category }) => category === name),
  );

/** The articles of one year. */
export interface Year {
  year: number;
  path: string;
  articles: Article[];
}

/**
 * @param articles newest first
 * @returns the years, newest first; an empty list if the list page contains all articles
 */
export function listYears(articles: Article[], paths: Paths): Year[] {
  if (articles.length <= inlineSize) return [];
  const years = Map.groupBy(articles, ({ date }) => date.year);
  return [...years].map(([year, ofYear]) => ({
    year,
    path: paths.articlesOf(year),
    articles: ofYear,
  }));
}
