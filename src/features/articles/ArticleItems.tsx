import type { WordsOf } from '../../content/words/words.ts';
import { ArticleItem } from './ArticleItem.tsx';
import type { ListedArticle } from './archive.ts';

interface Props {
  items: ListedArticle[];
  /** Whether the first article is featured and larger than the others. */
  leads?: boolean;
  words: WordsOf<'articles' | 'formats'>;
}

/** The articles of the list or of a year. */
export const ArticleItems = ({ items, leads = false, words }: Props) => (
  <ul className="article-list" data-leads={leads ? '' : undefined}>
    {items.map((item, index) => (
      <ArticleItem
        key={item.article.id}
        {...item}
        isFeatured={leads && index === 0}
        words={words}
      />
    ))}
  </ul>
);
