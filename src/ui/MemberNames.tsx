import type { TeamMember } from '../content/kinds/member.ts';

interface Props {
  members: Pick<TeamMember, 'id' | 'name' | 'role' | 'path'>[];
}

/** Who does the work, each with the role and a link to the place on the team page. */
export function MemberNames({ members }: Props) {
  return (
    <ul>
      {members.map(({ id, name, role, path }) => (
        <li className="py-0.5" key={id}>
          <a className="link" href={path}>
            {name}
          </a>
          , {role}
        </li>
      ))}
    </ul>
  );
}
