import type { TeamMember } from '../team/model/member.ts';
import type { Article } from './model/article.ts';

/** The data of a team member in a byline. */
export type Author = Pick<
  TeamMember,
  'id' | 'name' | 'role' | 'path' | 'initials' | 'image' | 'imageFocus'
>;

/** An article with its author instead of the author's id. */
export type SignedArticle = Omit<Article, 'author'> & { author: Author | undefined };

export const signArticles = (articles: Article[], team: TeamMember[]): SignedArticle[] =>
  articles.map((article) => ({
    ...article,
    author: team.find(({ id }) => id === article.author),
  }));
