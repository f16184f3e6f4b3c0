import type { Photograph } from '../../astro/prepare-photograph.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { TeamMember } from './model/member.ts';
import { Portrait } from './Portrait.tsx';

interface NameProps {
  member: Pick<TeamMember, 'name' | 'role' | 'path'>;
}

/** The name of a member, a link to their entry on the team page, above their role. */
const MemberName = ({ member: { name, role, path } }: NameProps) => (
  <>
    <h3 className="text-lg">
      <TextLink href={path}>{name}</TextLink>
    </h3>
    <p className="text-xs text-muted sm:text-sm">{role}</p>
  </>
);

interface Props {
  members: {
    entry: Pick<TeamMember, 'id' | 'name' | 'role' | 'path' | 'initials'>;
    photograph: Photograph | undefined;
  }[];
  /** Beside other facts, one in a row. */
  narrow?: boolean;
}

/** Members of the team, each in a line with a link to the team page. */
export const MemberLines = ({ members, narrow = false }: Props) => (
  <ul className={`grid gap-x-8 gap-y-3 ${narrow ? '' : 'sm:grid-cols-2 sm:gap-y-6'}`}>
    {members.map(({ entry, photograph }) => (
      <li className="flex flex-wrap items-center gap-x-4" key={entry.id}>
        <div className="relative flex h-16 w-14 max-w-full sm:h-22 sm:w-20 shrink-0 items-center justify-center overflow-hidden rounded-t-arch border-b-4 border-mark bg-(--sheet-rule) font-display [--text-initials:var(--text-2xl)] text-(--sheet-ink)">
          <Portrait initials={entry.initials} name={entry.name} photograph={photograph} />
        </div>
        <div className="beside">
          <MemberName member={entry} />
        </div>
      </li>
    ))}
  </ul>
);
