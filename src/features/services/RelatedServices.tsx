import type { WordsOf } from '../../content/words.ts';
import type { Service } from './model/service.ts';

interface Props {
  services: Pick<Service, 'id' | 'title' | 'path'>[];
  words: WordsOf<'services'>;
}

/** The services related to an article, most relevant first. */
export function RelatedServices({ services, words }: Props) {
  return (
    <nav
      aria-labelledby="related-services"
      className="mt-10 max-w-measure border-t border-rule pt-6"
    >
      <h2 className="text-lg" id="related-services">
        {words.services.related}
      </h2>
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
