import type { Photograph } from '../../ui/photograph/prepare-photograph.ts';
import { MemberLine } from './MemberLine.tsx';
import type { TeamMember } from './model/member.ts';

interface Props {
  members: {
    entry: Pick<TeamMember, 'id' | 'name' | 'role' | 'path' | 'initials'>;
    photograph: Photograph | undefined;
  }[];
  /** Beside other facts, one in a row. */
  narrow?: boolean;
}

/** Members of the team, each with a link to the team page. */
export const MemberLines = ({ members, narrow = false }: Props) => (
  <ul
    className={`grid gap-x-8 gap-y-4 ${narrow ? '' : 'max-md:pairs sm:grid-cols-2 sm:gap-y-6 md:grid-cols-4'}`}
  >
    {members.map(({ entry, photograph }) => (
      <li key={entry.id}>
        <MemberLine member={entry} narrow={narrow} photograph={photograph} />
      </li>
    ))}
  </ul>
);
