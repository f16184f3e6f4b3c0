import type { WordsOf } from '../../content/words.ts';
import { findPractices, type Service } from './model/service.ts';

interface Props {
  /** All services of the firm. */
  services: Service[];
  /** Ids of the services of a person, which may be parts of a practice. */
  ids: string[];
  words: WordsOf<'services'>;
}

/** The practices that the services belong to, as a list of links. */
export function PracticeList({ services, ids, words }: Props) {
  const own = findPractices(services, ids);
  if (own.length === 0) return null;
  return (
    <div className="border-t border-rule py-3 text-sm first:border-0">
      <h3 className="label">{words.services.practiceList}</h3>
      <ul>
        {own.map(({ id, title, path }) => (
          <li key={id}>
            <a className="link inline-block py-1" href={path}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
