import type { Paths } from '../../content/addresses.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { Service } from '../services/model/service.ts';
import { ArticleCards } from './ArticleCards.tsx';
import type { Article } from './model/article.ts';

interface Props {
  articles: Article[];
  /** All services of the firm. */
  services: Service[];
  words: WordsOf<'articles' | 'formats' | 'ui'>;
  paths: Paths;
}

/** The latest articles on the home page, with a link to all of them. */
export const LatestArticles = ({ articles, services, words, paths }: Props) => (
  <>
    <ArticleCards articles={articles} services={services} words={words} />
    <p className="mt-6 sm:mt-10">
      <ButtonLink href={paths.blogs} look="quiet">
        {words.articles.viewAll}
      </ButtonLink>
    </p>
  </>
);
