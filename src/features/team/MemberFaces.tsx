import type { ReactNode } from 'react';
import './members.css';
import { Picture } from '../../ui/photograph/Picture.tsx';
import type { Photograph } from '../../ui/photograph/prepare-photograph.ts';
import { MemberName } from './MemberName.tsx';
import type { TeamMember } from './model/member.ts';

interface Props {
  heading: string;
  text: string;
  members: {
    entry: Pick<TeamMember, 'id' | 'name' | 'role' | 'path' | 'initials' | 'tag'>;
    photograph: Photograph | undefined;
  }[];
  /** Shown below the text. */
  children: ReactNode;
}

/** A section on a field: the portraits of members stand on the horizon, their names are on the soil. */
export const MemberFaces = ({ heading, text, members, children }: Props) => (
  <section>
    <div className="field">
      <div className="columns wrap gap-y-4 pt-12 md:pt-16">
        <h2 className="text-3xl">{heading}</h2>
        <div>
          <p className="max-w-measure">{text}</p>
          {children}
        </div>
      </div>
    </div>
    <ul className="faces wrap">
      {members.map(({ entry, photograph }) => (
        <li key={entry.id}>
          <div className="member-stage field">
            <div className="member-arch">
              {photograph ? (
                <Picture alt="" className="size-full object-cover" photograph={photograph} />
              ) : (
                <span aria-hidden="true">{entry.initials}</span>
              )}
            </div>
          </div>
          <div className="member-name soil">
            <MemberName member={entry} />
          </div>
        </li>
      ))}
    </ul>
  </section>
);
