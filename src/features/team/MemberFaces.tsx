import type { Photograph } from '../../astro/prepare-photograph.ts';
import { MemberArch } from './MemberArch.tsx';
import type { TeamMember } from './model/member.ts';
import { Portrait } from './Portrait.tsx';

interface Props {
  members: {
    entry: Pick<TeamMember, 'id' | 'name' | 'path' | 'initials'>;
    photograph: Photograph | undefined;
  }[];
}

/** Members side by side as in a photograph of all, each a link to their entry on the team page. */
export const MemberFaces = ({ members }: Props) => (
  <ul className="flex max-w-119 [--text-initials:30cqi] pe-[7.7%] max-lg:-mb-4">
    {members.map(({ entry: { id, name, path, initials }, photograph }) => (
      <li className="-me-[8.3%] max-w-40 min-w-0 grow basis-0" key={id}>
        {/* What is seen is part of the name, for those who say it. */}
        <a aria-label={photograph ? name : `${name}, ${initials}`} className="block" href={path}>
          <MemberArch
            className="w-full [box-shadow:-4px_-3px_var(--color-field)]"
            hasPortrait={photograph !== undefined}
          >
            <Portrait initials={initials} name={name} photograph={photograph} />
          </MemberArch>
        </a>
      </li>
    ))}
  </ul>
);
