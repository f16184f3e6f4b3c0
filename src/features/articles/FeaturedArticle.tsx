import type { Article } from '../../content/kinds/article.ts';
import type { WordsOf } from '../../content/words/words.ts';

interface Props {
  article: Article;
  words: WordsOf<'articles'>;
}

/** A line that points to one article, where the list beside it does not lead with it. */
export function FeaturedArticle({ article, words }: Props) {
  return (
    <section aria-labelledby="featured" className="featured-article">
      <p className="text-xs text-muted">{words.articles.featured}</p>
      <h2 id="featured">
        <a className="hover:text-accent hover:underline hover:decoration-1" href={article.path}>
          {article.title}
        </a>
      </h2>
    </section>
  );
}
