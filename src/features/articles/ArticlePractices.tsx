import { BanyanEmblem } from '../../ui/banyan/BanyanEmblem.tsx';
import { findMainServices, type Service } from '../services/model/service.ts';

interface Props {
  /** All services of the firm. */
  services: Service[];
  /** For each main service, in order, whether the article belongs to it. */
  practices: boolean[];
}

/** Beside the heading of an article on wide screens: its practices in the firm's tree, by name. */
export const ArticlePractices = ({ services, practices }: Props) => (
  <div className="wide-banyan max-lg:hidden">
    <BanyanEmblem practices={practices} />
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
