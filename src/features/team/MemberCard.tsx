import type { ReactNode } from 'react';
import type { WordsOf } from '../../content/words/words.ts';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberLinks } from './MemberLinks.tsx';
import type { TeamMember } from './model/member.ts';

interface Props {
  member: Omit<TeamMember, 'image'>;
  /** The portrait, or the initials in its place. */
  children: ReactNode;
  /** The office of the person, if the firm has several. */
  office?: string | undefined;
  /** The practices that the member works in. */
  practices?: ReactNode;
  /** What the member has written. */
  articles?: ReactNode;
  words: WordsOf<'firm' | 'layout' | 'ui'>;
}

/**
 * A member of the team: the portrait in its arch on the horizon, the name on the soil, then facts in
 * rows that `members.css` aligns with those of the others.
 */
export function MemberCard({ member, children, office, practices, articles, words }: Props) {
  return (
    <article>
      <div className="member-stage field">
        <div className="member-arch">{children}</div>
      </div>
      <div className="member-name soil">
        <h2 className="text-xl">{member.name}</h2>
        <p className="text-sm text-muted">{member.role}</p>
      </div>
      <p className="py-6 text-sm">{member.bio}</p>
      <div>{practices}</div>
      <MemberFacts member={member} office={office} words={words} />
      <MemberLinks member={member} words={words} />
      <div>{articles}</div>
    </article>
  );
}
