import './article-list.css';
import { formatUnbrokenDate } from '../../content/dates.ts';
import { fill, fillPlural } from '../../content/words/fill.ts';
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
 * An article in the list of all: a row with a small cover on a phone, otherwise a card with a large one.
 * `useArchive.ts` reads it from the pages of the years.
 */
export function ArticleItem({
  article,
  services,
  isFeatured = false,
  isLater = false,
  words,
}: Props) {
  const { articles, formats, language } = words;
  const { lawChecked, lawChanges } = article;
  return (
    <li data-rest={isLater ? '' : undefined} {...writeSearched(article)}>
      <article className="article-item">
        <Cover article={article} services={services} />
        <h3>
          <a href={article.path}>{article.title}</a>
        </h3>
        <p className="article-excerpt">{article.excerpt}</p>
        <p>
          {lawChecked && (
            <b>
              {fill(articles.lawChecked, {
                date: formatUnbrokenDate(lawChecked, formats.dates),
              })}{' '}
            </b>
          )}
          {lawChanges.length > 0 && (
            <i>{fillPlural(articles.lawChangedSince, language, lawChanges.length, {})} </i>
          )}
          <span>
            <span>{article.category} </span>
            {isFeatured && <span className="article-featured">{articles.featured}</span>}
            <span>
              <DateText date={article.date} words={words} />
              <span>{` ·\u00a0${article.readTime} `}</span>
            </span>
          </span>
        </p>
      </article>
    </li>
  );
}
