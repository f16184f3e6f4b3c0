import type { WordsOf } from '../../content/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { Cover } from './Cover.tsx';
import type { Article } from './model/article.ts';

interface Props {
  articles: Article[];
  /** Whether the cards have covers. */
  hasCovers?: boolean;
  /** The page with all articles. If given, a link to it is below the cards. */
  allPath?: string;
  words: WordsOf<'articles' | 'formats' | 'ui'>;
}

/** With a cover, which on a phone is beside the title. */
const illustrated =
  'border-rule max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-4 max-sm:border-t max-sm:pt-4';
/** A cover as wide as the page would hide the rest, so the text of an only article is beside it. */
const textBesideCover = 'sm:grid sm:grid-cols-2 sm:grid-rows-[auto_auto_auto_1fr] sm:gap-x-8';

/** A few articles as cards. On a phone, one with a cover has no excerpt. */
export function ArticleCards({ articles, hasCovers = false, allPath, words }: Props) {
  const layout = `${illustrated} ${articles.length === 1 ? textBesideCover : ''}`;
  return (
    <>
      <CardGrid count={articles.length}>
        {articles.map((article) => {
          const isCovered = hasCovers && article.cover !== undefined;
          return (
            <li key={article.number}>
              <article
                className={`flex h-full flex-col ${isCovered ? layout : 'border-t border-rule'}`}
              >
                {isCovered && (
                  <div className="max-[22rem]:hidden max-sm:w-24 max-sm:*:aspect-square sm:row-span-4">
                    <Cover article={article} />
                  </div>
                )}
                <h3 className={`text-xl sm:mt-5 ${isCovered ? '' : 'mt-3'}`}>
                  <TitleLink href={article.path}>{article.title}</TitleLink>
                </h3>
                <p className={`mt-2 text-sm ${isCovered ? 'max-sm:hidden' : ''}`}>
                  {article.excerpt}
                </p>
                <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 pt-2 text-xs text-muted max-sm:col-span-full">
                  <ArticleFacts article={article} isBrief words={words} />
                  <MoreLink about={article.title} href={article.path} words={words}>
                    {words.articles.readMore}
                  </MoreLink>
                </div>
              </article>
            </li>
          );
        })}
      </CardGrid>
      {allPath && (
        <p className="mt-6 sm:mt-10">
          <ButtonLink href={allPath} look="quiet">
            {words.articles.viewAll}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
