import { findMainServices, type Service } from '../services/model/service.ts';
import { Cover } from './Cover.tsx';
import type { Article } from './model/article.ts';

interface Props {
  article: Pick<Article, 'cover' | 'ground' | 'services'>;
  /** All services of the firm. */
  services: Service[];
  /** For each main service, in order, whether the article belongs to it. */
  practices: boolean[];
}

/** Beside the heading of an article on wide screens: its cover, and its practices by name. */
export const ArticlePractices = ({ article, services, practices }: Props) => (
  <div className="max-lg:hidden print:hidden">
    <Cover article={article} services={services} />
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
