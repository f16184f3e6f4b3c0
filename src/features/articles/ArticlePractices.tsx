import type { WordsOf } from '../../content/words.ts';
import { findMainServices, type Service } from '../services/model/service.ts';
import { Cover } from './Cover.tsx';
import { LawsInArticle } from './LawsInArticle.tsx';
import type { Article } from './model/article.ts';

interface Props {
  article: Pick<Article, 'cover' | 'ground' | 'laws' | 'services'>;
  /** All services of the firm. */
  services: Service[];
  /** For each main service, in order, whether the article belongs to it. */
  practices: boolean[];
  /** Address of the laws of the article in the register; undefined if the site has no such page. */
  lawPath: string | undefined;
  words: WordsOf<'formats' | 'law'>;
}

/** Beside the heading of an article on wide screens: its cover, its laws and its practices. */
export const ArticlePractices = ({ article, services, practices, lawPath, words }: Props) => (
  <div className="screen-only max-lg:hidden">
    <Cover article={article} services={services} />
    <LawsInArticle article={article} path={lawPath} words={words} />
    <ul className="mt-2 text-sm">
      {findMainServices(services)
        .filter((_, index) => practices[index])
        .map(({ id, title, path }) => (
          <li key={id}>
            <a className="link inline-block py-1" href={path}>
              {title}
            </a>
          </li>
        ))}
    </ul>
  </div>
);
