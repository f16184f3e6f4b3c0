import { TextLink } from '../../ui/TextLink.tsx';
import type { TeamMember } from './model/member.ts';

interface Props {
  member: Pick<TeamMember, 'name' | 'role' | 'path'>;
  /** The level of the name in the outline of the page. */
  heading: 'h2' | 'h3';
}

/** The name of a member, a link to their entry on the team page, above their role. */
export const MemberName = ({ member: { name, role, path }, heading: Heading }: Props) => (
  <>
    <Heading className="text-lg">
      <TextLink href={path}>{name}</TextLink>
    </Heading>
    <p className="text-sm text-muted">{role}</p>
  </>
);
