import type { Service } from '../../content/kinds/service.ts';
import { FactTable } from '../../ui/FactTable.tsx';

/** The key facts of a service: who it is for, what the client receives, how long it takes. */
export function ServiceFacts({ service }: { service: Service }) {
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
        { term: 'Who it is for', text: service.audience },
        { term: 'What you receive', text: deliverables },
        { term: 'How long it takes', text: service.duration },
      ]}
    />
  );
}
