import { TextLink } from '../../ui/TextLink.tsx';
import type { TeamMember } from './model/member.ts';

interface Props {
  member: Pick<TeamMember, 'name' | 'role' | 'path' | 'tag'>;
}

/** The name of a member, a link to their entry on the team page, above their role. */
export const MemberName = ({ member: { name, role, path, tag } }: Props) => (
  <>
    <h3 className="text-lg">
      <TextLink href={path}>{name}</TextLink>
    </h3>
    <p className="text-sm text-muted" lang={tag}>
      {role}
    </p>
  </>
);
