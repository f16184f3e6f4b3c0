import './article-list.css';
import type { WordsOf } from '../../content/words/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import type { Service } from '../services/model/service.ts';
import { writeSearched } from './article-search.ts';
import type { SignedArticle } from './authors.ts';
import { Cover } from './Cover.tsx';

interface Props {
  article: SignedArticle;
  /** All services of the firm. */
  services: Service[];
  /** Whether it is the first of the list and larger than the others. */
  isFeatured?: boolean;
  /** Whether it is not on the first page of the list. */
  isLater?: boolean;
  words: WordsOf<'articles' | 'formats'>;
}

/**
 * An article in the list of all: a row of facts and title on a phone, otherwise a card.
 * `useArchive.ts` reads it from the pages of the years.
 */
export function ArticleItem({
  article,
  services,
  isFeatured = false,
  isLater = false,
  words,
}: Props) {
  const isOutdated = article.lawChanges.length > 0;
  return (
    <li data-rest={isLater ? '' : undefined} {...writeSearched(article)}>
      <article className="article-item">
        <Cover article={article} services={services} />
        <p>
          <b>{article.category}</b> <DateText date={article.date} words={words} />
          {/* A phone has room for only one of the two. */}
          <span className={isOutdated ? 'max-sm:hidden' : undefined}>
            {` ·\u00a0${article.readTime}`}
          </span>
          {isOutdated && ` ·\u00a0${words.articles.lawChanged}`}
          {isFeatured && <span className="article-featured">{words.articles.featured}</span>}
        </p>
        <h3>
          <a href={article.path}>{article.title}</a>
        </h3>
        <p className="article-excerpt">{article.excerpt}</p>
      </article>
    </li>
  );
}
