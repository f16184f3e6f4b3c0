import type { WordsOf } from '../../content/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { Cover } from './Cover.tsx';
import type { Article } from './model/article.ts';

interface Props {
  article: Article;
  words: WordsOf<'articles' | 'formats'>;
}

/**
 * The article that the list features: its title on the side of the heading, its excerpt below its cover. On a
 * phone all of it is beside a small one, if it has one.
 */
export const FeaturedArticle = ({ article, words }: Props) => (
  <section
    aria-labelledby="featured"
    className={`grid gap-x-4 lg:grid-cols-[minmax(0,1fr)_var(--end)] lg:gap-x-8 ${article.cover ? 'min-[22rem]:max-lg:grid-cols-[auto_minmax(0,1fr)]' : ''}`}
  >
    <div className="row-span-3 w-20 empty:hidden max-[22rem]:hidden *:aspect-square lg:hidden">
      <Cover article={article} />
    </div>
    <p className="flex flex-wrap gap-x-2 text-xs text-muted">
      <span className="font-medium text-ink">{words.articles.featured}</span>
      <DateText date={article.date} words={words} />
    </p>
    <h2 className="text-xl lg:mt-1" id="featured">
      <TitleLink href={article.path}>{article.title}</TitleLink>
    </h2>
    <p className="mt-1.5 text-xs text-muted lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:text-sm">
      {article.excerpt}
    </p>
  </section>
);
