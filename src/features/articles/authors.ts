import type { Person } from '../../discovery/structured-data/organization.ts';
import type { Article } from './model/article.ts';

/** Who wrote an article, with the portrait of a byline. */
interface Author extends Person {
  initials: string;
  image?: string | undefined;
  imageFocus?: string | undefined;
}

/** An article with its author instead of the author's id. */
export type SignedArticle = Omit<Article, 'author'> & { author: Author | undefined };

/** @param people among whom the authors are */
export const signArticles = (articles: Article[], people: Author[]): SignedArticle[] =>
  articles.map((article) => ({
    ...article,
    author: people.find(({ id }) => id === article.author),
  }));
