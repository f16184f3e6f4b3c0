import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ArticleCards } from './ArticleCards.tsx';
import type { Article } from './model/article.ts';

interface Props {
  category: string;
  articles: Article[];
  words: WordsOf<'articles' | 'formats' | 'ui'>;
}

export function RelatedArticles({ category, articles, words }: Props) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related" className="wrap mt-16 print:hidden">
      <h2 className="text-2xl" id="related">
        {fill(words.articles.related, { category })}
      </h2>
      <div className="mt-8">
        <ArticleCards articles={articles} words={words} />
      </div>
    </section>
  );
}
