import type { WordsOf } from '../../content/words.ts';
import type { Article } from './model/article.ts';

interface Props {
  articles: Article[];
  words: WordsOf<'articles'>;
}

/** The articles of a member of the team, newest first. */
export function MemberArticles({ articles, words }: Props) {
  if (articles.length === 0) return null;
  return (
    <details className="border-t border-rule text-sm">
      <summary className="menu-arrow tap font-medium">
        {`${words.articles.authored} (${articles.length.toLocaleString(words.tag)})`}
      </summary>
      <ul className="pb-4">
        {articles.map(({ path, title }) => (
          <li key={path}>
            <a className="link inline-block py-1" href={path}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
