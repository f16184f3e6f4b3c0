import type { ReactNode } from 'react';
import type { WordsOf } from '../../content/words.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { Article } from './model/article.ts';

interface Props {
  article: Article;
  /** Classes of the card, if its parts are not all below each other. */
  layout: string;
  /** The cover, for cards that introduce the articles to the reader. */
  children?: ReactNode;
  words: WordsOf<'articles' | 'formats' | 'ui'>;
}

export function ArticleCard({ article, layout, children, words }: Props) {
  return (
    <article className={`flex h-full flex-col border-rule ${layout} ${children ? '' : 'border-t'}`}>
      {children}
      <h3 className="mt-3 text-xl sm:mt-5">
        <TitleLink href={article.path}>{article.title}</TitleLink>
      </h3>
      <p className="mt-2 text-sm">{article.excerpt}</p>
      <div className="my-2 text-xs text-muted">
        <ArticleFacts article={article} isBrief words={words} />
      </div>
      <MoreLink about={article.title} href={article.path} words={words}>
        {words.articles.readMore}
      </MoreLink>
    </article>
  );
}
