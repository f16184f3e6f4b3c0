import type { ReactNode } from 'react';
import type { WordsOf } from '../../content/words.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { Article } from './model/article.ts';

interface Props {
  article: Article;
  /** Classes of a card with a cover, if its parts are not all below each other on wide screens. */
  layout: string;
  /** The cover, for cards that introduce the articles to the reader. On a phone it is beside the title. */
  children?: ReactNode;
  words: WordsOf<'articles' | 'formats' | 'ui'>;
}

export function ArticleCard({ article, layout, children, words }: Props) {
  return (
    <article
      className={`flex h-full flex-col ${children ? `border-rule max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-4 max-sm:border-t max-sm:pt-4 ${layout}` : 'border-t border-rule'}`}
    >
      {children}
      <h3 className={`text-xl sm:mt-5 ${children ? '' : 'mt-3'}`}>
        <TitleLink href={article.path}>{article.title}</TitleLink>
      </h3>
      <p className="mt-2 text-sm max-sm:col-span-full">{article.excerpt}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 pt-2 text-xs text-muted max-sm:col-span-full">
        <ArticleFacts article={article} isBrief words={words} />
        <MoreLink about={article.title} href={article.path} words={words}>
          {words.articles.readMore}
        </MoreLink>
      </div>
    </article>
  );
}
