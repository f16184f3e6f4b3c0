import type { WordsOf } from '../../content/words/words.ts';
import { BanyanEmblem } from '../../ui/banyan/BanyanEmblem.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { NodeList } from '../../ui/NodeList.tsx';
import { findMainServices, lightPractices, type Service } from './model/service.ts';

interface Props {
  /** All services of the firm. */
  services: Service[];
  /** Ids of the services of a region or a person, which may be parts of a practice. */
  ids: string[];
  words: WordsOf<'services'>;
}

/** The practices that the services belong to: lit in the firm's tree, and named. */
export function PracticeLine({ services, ids, words }: Props) {
  const practices = lightPractices(services, ids);
  const lit = findMainServices(services).filter((_, index) => practices[index]);
  if (lit.length === 0) return null;
  const links = lit.map(({ id, title, path }) => ({
    key: id,
    node: (
      <a className="link" href={path}>
        {title}
      </a>
    ),
  }));
  return (
    <div>
      <BanyanEmblem practices={practices} />
      <p className="mt-2 text-sm">
        <Filled
          template={words.services.practices}
          values={{ practices: <NodeList items={links} language={words.language} /> }}
        />
      </p>
    </div>
  );
}
