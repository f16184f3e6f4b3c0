import type { Article } from './model/article.ts';

type Placed = Pick<Article, 'number' | 'category'>;

const relatedCount = 3;

/**
 * The articles on both sides of one, in the order of the list.
 * @param articles newest first
 */
export function findNeighbours<Entry extends Placed>(articles: Entry[], { number }: Placed) {
  const index = articles.findIndex((article) => article.number === number);
  return {
    newer: articles[index - 1],
    older: index >= 0 ? articles[index + 1] : undefined,
  };
}

/**
 * Up to three articles of the same category, in the order of the list, without the article itself.
 * @param articles newest first
 */
export const findRelatedArticles = <Entry extends Placed>(
  articles: Entry[],
  { number, category }: Placed,
) =>
  articles
    .filter((article) => article.category === category && article.number !== number)
    .slice(0, relatedCount);
