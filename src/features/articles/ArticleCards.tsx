import type { Article } from '../../content/kinds/article.ts';
import { lightPractices, type Service } from '../../content/kinds/service.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Cover } from '../../ui/cover/Cover.tsx';
import { ArticleCard } from './ArticleCard.tsx';

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
              <Cover practices={lightPractices(services, article.services)} />
            </div>
          )}
        </ArticleCard>
      </li>
    ))}
  </CardGrid>
);
