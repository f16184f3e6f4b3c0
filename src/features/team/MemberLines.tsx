import { CardGrid } from '../../ui/CardGrid.tsx';
import { MemberLine } from './MemberLine.tsx';
import type { TeamMember } from './model/member.ts';

interface Props {
  members: TeamMember[];
}

/** Members of the team, each with a link to the team page. */
export const MemberLines = ({ members }: Props) => (
  <CardGrid count={members.length}>
    {members.map((member) => (
      <li key={member.id}>
        <MemberLine member={member} />
      </li>
    ))}
  </CardGrid>
);
