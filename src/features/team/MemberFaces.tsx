import type { Photograph } from '../../astro/prepare-photograph.ts';
import { Picture } from '../../ui/photograph/Picture.tsx';
import { MemberName } from './MemberLines.tsx';
import { Initials, MemberStage } from './MemberStage.tsx';
import type { TeamMember } from './model/member.ts';

interface Props {
  members: {
    entry: Pick<TeamMember, 'id' | 'name' | 'role' | 'path' | 'initials'>;
    photograph: Photograph | undefined;
  }[];
}

/** Portraits of members on the horizon, with their names on the soil. */
export const MemberFaces = ({ members }: Props) => (
  <div className="field overflow-x-clip">
    <div className="wrap">
      <ul
        className={`grid gap-x-4 lg:gap-x-8 ${members.length % 2 === 0 ? 'grid-cols-2 md:grid-cols-4' : 'grid-cols-2 pairs sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none'}`}
      >
        {members.map(({ entry, photograph }) => (
          <li className="row-span-2 grid grid-rows-subgrid" key={entry.id}>
            <MemberStage
              hasPortrait={photograph !== undefined}
              isSmall
              name={<MemberName heading="h2" member={entry} />}
            >
              {photograph ? (
                <Picture
                  alt={entry.name}
                  className="size-full object-cover"
                  photograph={photograph}
                />
              ) : (
                <Initials>{entry.initials}</Initials>
              )}
            </MemberStage>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
