import type { WordsOf } from '../../content/words.ts';
import { BanyanEmblem } from '../../ui/banyan/BanyanEmblem.tsx';
import type { Service } from './model/service.ts';

interface Props {
  services: Pick<Service, 'id' | 'title' | 'path'>[];
  /** For each practice of the firm, whether one of them belongs to it. */
  practices: boolean[];
  words: WordsOf<'services'>;
}

/** The services related to an article, most relevant first. */
export function RelatedServices({ services, practices, words }: Props) {
  return (
    <nav
      aria-labelledby="related-services"
      className="mt-10 max-w-measure border-t border-rule pt-6"
    >
      <h2 className="text-lg" id="related-services">
        {words.services.related}
      </h2>
      {/* On wide screens it is beside the heading of the article. */}
      <div className="mt-4 lg:hidden">
        <BanyanEmblem practices={practices} />
      </div>
      <ul className="mt-3">
        {services.map(({ id, title, path }) => (
          <li key={id}>
            <a className="link tap inline-flex items-center" href={path}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
