import type { WordsOf } from '../../content/words.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import { Cover } from './Cover.tsx';
import type { Article } from './model/article.ts';

interface Props {
  article: Article;
  /** Whether it is not on the first page of the list. */
  isLater: boolean;
  words: WordsOf<'articles' | 'formats'>;
}

/** An article in the list of all: on a phone with a small cover beside its title. */
export const ArticleItem = ({ article, isLater, words }: Props) => (
  <li
    className={`print:break-inside-avoid data-elsewhere:not-print:hidden ${isLater ? 'in-data-[island=asleep]:not-print:hidden' : ''}`}
    data-item={article.id}
  >
    <article className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-rule py-4 sm:block sm:border-0 sm:py-0">
      {article.cover && (
        <div className="w-24 max-[22rem]:hidden max-sm:*:aspect-square sm:w-auto">
          <Cover article={article} />
        </div>
      )}
      <h3 className={`text-xl sm:mt-3 ${article.cover ? '' : 'col-span-full'}`}>
        <a
          className="after:absolute after:inset-0 hover:text-accent hover:underline hover:decoration-1"
          href={article.path}
        >
          {article.title}
        </a>
      </h3>
      <p className="col-span-full mt-2 text-sm">{article.excerpt}</p>
      <div className="col-span-full mt-2 text-xs text-muted">
        <ArticleFacts article={article} isBrief words={words} />
      </div>
    </article>
  </li>
);
