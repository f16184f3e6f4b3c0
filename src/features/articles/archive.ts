import type { Paths } from '../../content/addresses.ts';
import type { Article } from '../../content/kinds/article.ts';
import { listTerms, type Vocabulary } from '../../content/vocabulary.ts';
import { pageSize } from './article-search.ts';

/** As many articles as the page of the list holds itself; the others are on the pages of their years. */
export const inlineSize = 3 * pageSize;

/** @returns the article that the firm names, else the one that is numbered to stay first */
export const findFeatured = (articles: Article[], id: string | undefined) =>
  articles.find((article) => article.id === id) ?? articles.find(({ number }) => number === 0);

/** @returns the categories that have an article, in the order of the firm */
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
 * @returns the years, the newest first; none where the list holds all articles itself
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
