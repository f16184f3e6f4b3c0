import type { ReactNode } from 'react';
import './members.css';
import './faces.css';
import { Picture } from '../../ui/photograph/Picture.tsx';
import type { Photograph } from '../../ui/photograph/prepare-photograph.ts';
import { MemberName } from './MemberName.tsx';
import type { TeamMember } from './model/member.ts';

interface Props {
  members: {
    entry: Pick<TeamMember, 'id' | 'name' | 'role' | 'path' | 'initials'>;
    photograph: Photograph | undefined;
  }[];
  /** Shown beside the portraits on wide screens, above them on others. */
  children: ReactNode;
}

/** A text on the field and the portraits of members on its horizon, with their names on the soil. */
export const MemberFaces = ({ members, children }: Props) => (
  <div className="field overflow-x-clip">
    <div className="columns wrap">
      <div className="relative z-1 pb-2 lg:pt-4 lg:pb-8">{children}</div>
      <ul className="faces">
        {members.map(({ entry, photograph }) => (
          <li key={entry.id}>
            <div className="member-stage field">
              <div className="member-arch">
                {photograph ? (
                  <Picture
                    alt={entry.name}
                    className="size-full object-cover"
                    photograph={photograph}
                  />
                ) : (
                  <span aria-hidden="true">{entry.initials}</span>
                )}
              </div>
            </div>
            <div className="member-name soil">
              <MemberName heading="h2" member={entry} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
