import { fillPlural, spellPlural, type WordsOf } from '../../content/words.ts';
import type { Article } from './model/article.ts';

interface Props {
  article: Pick<Article, 'laws'>;
  /** Address of the laws of the article in the register; undefined if the site has no such page. */
  path: string | undefined;
  words: WordsOf<'formats' | 'law'>;
}

function describeLaws({ laws }: Pick<Article, 'laws'>, words: Props['words']) {
  const all = fillPlural(words.law.inArticle, words.tag, laws.length, {});
  const ended = laws.filter(({ ended }) => ended).length;
  return ended > 0 ? spellPlural(words.law.inArticleEnded, words, ended, { laws: all }) : all;
}

/** How many laws an article cites, and how many of them have ended since. */
export function LawsInArticle({ article, path, words }: Props) {
  if (article.laws.length < 2) return null;
  const text = describeLaws(article, words);
  return (
    <div className="laws-in-article">
      <p className="mt-1 text-sm">
        {path ? (
          <a className="link inline-block py-1" href={path}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
    </div>
  );
}
