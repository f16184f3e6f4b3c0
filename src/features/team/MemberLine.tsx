import type { TeamMember } from './model/member.ts';

interface Props {
  member: Pick<TeamMember, 'name' | 'role' | 'path' | 'initials'>;
}

/** A member of the team in a line, with a link to their entry on the team page. */
export function MemberLine({ member: { name, role, path, initials } }: Props) {
  return (
    <div className="flex items-start gap-4">
      <span
        aria-hidden="true"
        className="flex size-16 shrink-0 items-center justify-center rounded-t-arch border-b-2 border-mark bg-sunken font-display text-xl text-accent"
      >
        {initials}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-lg">
          <a className="link" href={path}>
            {name}
          </a>
        </h3>
        <p className="text-sm text-muted">{role}</p>
      </div>
    </div>
  );
}
