import type { WordsOf } from '../../content/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { ArticleCard } from './ArticleCard.tsx';
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

/** A cover as wide as the page would hide the rest, so the text of an only article is beside it. */
const textBesideCover = 'sm:grid sm:grid-cols-2 sm:grid-rows-[auto_auto_auto_1fr] sm:gap-x-8';

/** A few articles as cards. */
export const ArticleCards = ({ articles, hasCovers = false, allPath, words }: Props) => (
  <>
    <CardGrid count={articles.length}>
      {articles.map((article) => (
        <li key={article.number}>
          <ArticleCard
            article={article}
            layout={articles.length === 1 ? textBesideCover : ''}
            words={words}
          >
            {hasCovers && article.cover && (
              <div className="max-sm:w-[min(6rem,27vw)] max-sm:*:aspect-square sm:row-span-4">
                <Cover article={article} />
              </div>
            )}
          </ArticleCard>
        </li>
      ))}
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
