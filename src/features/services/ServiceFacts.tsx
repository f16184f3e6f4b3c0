import type { Service } from '../../content/kinds/service.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { FactTable } from '../../ui/FactTable.tsx';

interface Props {
  service: Service;
  words: WordsOf<'services'>;
}

/** The key facts of a service: who it is for, what the client receives, how long it takes. */
export function ServiceFacts({ service, words: { services } }: Props) {
  const deliverables = (
    <ul className="list-disc pl-5 marker:text-muted">
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
        { term: services.audience, text: service.audience },
        { term: services.deliverables, text: deliverables },
        { term: services.duration, text: service.duration },
      ]}
    />
  );
}
