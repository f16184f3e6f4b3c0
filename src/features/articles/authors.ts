import type { TeamMember } from '../team/model/member.ts';
import type { Article } from './model/article.ts';

/** An article with its author instead of the author's id. */
export type SignedArticle = Omit<Article, 'author'> & { author: TeamMember | undefined };

export const signArticles = (articles: Article[], team: TeamMember[]): SignedArticle[] =>
  articles.map((article) => ({
    ...article,
    author: team.find(({ id }) => id === article.author),
  }));
