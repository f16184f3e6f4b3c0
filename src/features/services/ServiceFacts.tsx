import type { ReactNode } from 'react';
import type { WordsOf } from '../../content/words/words.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import type { Service } from './model/service.ts';

interface Props {
  service: Service;
  /** Who does the work, if the service says so. */
  team?: ReactNode;
  words: WordsOf<'services'>;
}

/** The key facts of a service: what the client receives, and by whom. */
export function ServiceFacts({ service, team, words }: Props) {
  const { services } = words;
  const deliverables = (
    <ul className="list-disc ps-5 marker:text-muted">
      {service.deliverables.map((item) => (
        <li className="py-0.5" key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
  return (
    <FactTable
      facts={[
        { term: services.deliverables, text: deliverables },
        // A slot of Astro is never empty, even without members.
        { term: services.team, text: service.team?.length ? team : undefined },
      ]}
    />
  );
}
