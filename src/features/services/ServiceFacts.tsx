import type { TeamMember } from '../../content/kinds/member.ts';
import type { Service } from '../../content/kinds/service.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { MemberNames } from '../../ui/MemberNames.tsx';

interface Props {
  service: Service;
  /** Who does the work; empty if the service does not say. */
  team: TeamMember[];
}

/** The key facts of a service: for whom, what the client receives, how long, at what fee, by whom. */
export function ServiceFacts({ service, team }: Props) {
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
        { term: 'How the fee is charged', text: service.feeBasis },
        { term: 'Who does it', text: team.length > 0 && <MemberNames members={team} /> },
      ]}
    />
  );
}
