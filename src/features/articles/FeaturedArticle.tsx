import type { WordsOf } from '../../content/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { Cover } from './Cover.tsx';
import type { Article } from './model/article.ts';

interface Props {
  article: Article;
  words: WordsOf<'articles' | 'formats'>;
}

/** The article that the list features, below its cover; on a phone beside a small one. */
export const FeaturedArticle = ({ article, words }: Props) => (
  <section aria-labelledby="featured" className="flex gap-x-4">
    <div className="w-20 shrink-0 empty:hidden *:aspect-square lg:hidden">
      <Cover article={article} />
    </div>
    <div>
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <span className="font-medium text-ink">{words.articles.featured}</span>
        <DateText date={article.date} words={words} />
      </p>
      <h2 className="text-head lg:mt-1 lg:text-xl" id="featured">
        <TitleLink href={article.path}>{article.title}</TitleLink>
      </h2>
      <p className="mt-1.5 text-xs text-muted">{article.excerpt}</p>
    </div>
  </section>
);
