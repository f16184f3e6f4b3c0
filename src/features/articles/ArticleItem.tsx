import type { Article } from '../../content/kinds/article.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { Cover } from '../../ui/cover/Cover.tsx';
import { drawCover } from '../../ui/cover/cover.ts';
import { DateText } from '../../ui/DateText.tsx';

interface Props {
  article: Article;
  words: WordsOf<'articles' | 'formats'>;
}

/** An article in the list of all: a row of facts and title on a phone, else a card. */
export function ArticleItem({ article, words }: Props) {
  const isOutdated = article.lawChanges.length > 0;
  return (
    <article className="article-item">
      <Cover cover={drawCover(article)} />
      <p>
        <b>{article.category}</b> <DateText date={article.date} words={words} />
        {/* On a phone there is room for one of the two. */}
        <span className={isOutdated ? 'max-sm:hidden' : undefined}> · {article.readTime}</span>
        {isOutdated && ` · ${words.articles.lawChanged}`}
      </p>
      <h3>
        <a href={article.path}>{article.title}</a>
      </h3>
      <p className="article-excerpt">{article.excerpt}</p>
    </article>
  );
}
