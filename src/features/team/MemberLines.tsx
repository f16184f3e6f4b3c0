import { CardGrid } from '../../ui/CardGrid.tsx';
import type { Photograph } from '../../ui/photograph/prepare-photograph.ts';
import { MemberLine } from './MemberLine.tsx';
import type { TeamMember } from './model/member.ts';

interface Props {
  members: { entry: TeamMember; photograph: Photograph | undefined }[];
}

/** Members of the team, each with a link to the team page. */
export const MemberLines = ({ members }: Props) => (
  <CardGrid count={members.length}>
    {members.map(({ entry, photograph }) => (
      <li key={entry.id}>
        <MemberLine member={entry} photograph={photograph} />
      </li>
    ))}
  </CardGrid>
);
