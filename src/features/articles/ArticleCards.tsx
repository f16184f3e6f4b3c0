import type { WordsOf } from '../../content/words/words.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import type { Service } from '../services/model/service.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { Cover } from './Cover.tsx';
import type { Article } from './model/article.ts';

interface Props {
  articles: Article[];
  /** All services of the firm. If given, the cards have covers. */
  services?: Service[];
  words: WordsOf<'articles' | 'formats' | 'ui'>;
}

/** A few articles as cards. */
export const ArticleCards = ({ articles, services, words }: Props) => (
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
);
