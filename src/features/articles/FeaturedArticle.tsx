import './featured-article.css';
import type { WordsOf } from '../../content/words/words.ts';
import { TitleLink } from '../../ui/TitleLink.tsx';
import type { Article } from './model/article.ts';

interface Props {
  article: Pick<Article, 'path' | 'title'>;
  words: WordsOf<'articles'>;
}

/** A line with a link to one article, shown while the list does not start with it. */
export function FeaturedArticle({ article, words }: Props) {
  return (
    <section aria-labelledby="featured" className="featured-article">
      <p className="text-xs text-muted">{words.articles.featured}</p>
      <h2 id="featured">
        <TitleLink href={article.path}>{article.title}</TitleLink>
      </h2>
    </section>
  );
}
