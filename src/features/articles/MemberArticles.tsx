import type { WordsOf } from '../../content/words/words.ts';
import type { Article } from './model/article.ts';

interface Props {
  articles: Article[];
  words: WordsOf<'articles'>;
}

/** The articles of a member of the team, newest first. */
export function MemberArticles({ articles, words }: Props) {
  if (articles.length === 0) return null;
  return (
    <div className="mt-4 text-sm">
      <h3 className="font-bold font-sans">{words.articles.authored}</h3>
      <ul className="mt-1">
        {articles.map(({ path, title }) => (
          <li key={path}>
            <a className="link inline-block py-1" href={path}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
