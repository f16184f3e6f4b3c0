import { Picture } from '../../ui/photograph/Picture.tsx';
import type { Photograph } from '../../ui/photograph/prepare-photograph.ts';
import { MemberName } from './MemberName.tsx';
import type { TeamMember } from './model/member.ts';

interface Props {
  member: Pick<TeamMember, 'name' | 'role' | 'path' | 'initials'>;
  photograph: Photograph | undefined;
  /** The portrait beside the name at every width. */
  narrow?: boolean;
}

/** A member of the team in a line, with a link to their entry on the team page. */
export function MemberLine({ member, photograph, narrow = false }: Props) {
  return (
    <div
      className={`flex gap-x-4 gap-y-2 ${narrow ? 'items-center' : 'items-center sm:flex-col sm:items-start xl:flex-row'}`}
    >
      <div className="relative flex h-18 w-16 max-w-full sm:h-22 sm:w-20 shrink-0 items-center justify-center overflow-hidden rounded-t-arch border-b-4 border-mark bg-accent font-display text-2xl text-on-accent">
        <span aria-hidden="true">{member.initials}</span>
        {photograph && (
          <Picture
            alt={member.name}
            className="absolute inset-0 size-full object-cover"
            photograph={photograph}
          />
        )}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <MemberName heading="h3" member={member} />
      </div>
    </div>
  );
}
