import { fill, type WordsOf } from '../../content/words.ts';
import { ArticleCards } from './ArticleCards.tsx';
import type { ArticlePage } from './article-page.ts';
import type { Article } from './model/article.ts';

interface Props extends Pick<ArticlePage, 'article' | 'newer' | 'older' | 'related'> {
  words: WordsOf<'articles' | 'formats' | 'ui'>;
}

interface NeighbourProps {
  article: Article;
  label: string;
  rel: 'prev' | 'next';
}

const Neighbour = ({ article, label, rel }: NeighbourProps) => (
  <a
    className={`group block py-4 ${rel === 'next' ? 'sm:col-start-2 sm:text-end' : ''}`}
    href={article.path}
    rel={rel}
  >
    <span className="label block">{label}</span>
    <span className="block font-display text-lg group-hover:text-accent group-hover:underline">
      {article.title}
    </span>
  </a>
);

/** The end of a post: the articles before and after it in the list, and others of its category. */
export function ArticleEnd({ article, newer, older, related, words }: Props) {
  const { articles } = words;
  return (
    <>
      {(newer || older) && (
        <nav aria-label={articles.neighbours} className="wrap screen-only">
          <div className="grid gap-x-8 border-y border-rule py-2 sm:grid-cols-2">
            {newer && <Neighbour article={newer} label={articles.newer} rel="prev" />}
            {older && <Neighbour article={older} label={articles.older} rel="next" />}
          </div>
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related" className="wrap mt-12 screen-only">
          <h2 className="text-2xl" id="related">
            {fill(articles.related, { category: article.category })}
          </h2>
          <div className="mt-8">
            <ArticleCards articles={related} words={words} />
          </div>
        </section>
      )}
    </>
  );
}
