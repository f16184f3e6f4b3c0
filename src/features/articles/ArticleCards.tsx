import type { WordsOf } from '../../content/words/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import type { Service } from '../services/model/service.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { Cover } from './Cover.tsx';
import type { Article } from './model/article.ts';

interface Props {
  articles: Article[];
  /** All services of the firm. If given, the cards have covers. */
  services?: Service[];
  /** The page with all articles. If given, a link to it is below the cards. */
  allPath?: string;
  words: WordsOf<'articles' | 'formats' | 'ui'>;
}

/** A few articles as cards. */
export const ArticleCards = ({ articles, services, allPath, words }: Props) => (
  <>
    <CardGrid count={articles.length}>
      {articles.map((article) => (
        <li key={article.number}>
          <ArticleCard article={article} words={words}>
            {services && (
              <div className="max-sm:hidden">
                <Cover article={article} services={services} />
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
