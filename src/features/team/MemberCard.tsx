import type { ReactNode } from 'react';
import { fill, type WordsOf } from '../../content/words.ts';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberLinks } from './MemberLinks.tsx';
import { MemberStage } from './MemberStage.tsx';
import type { TeamMember } from './model/member.ts';

interface Props {
  member: Omit<TeamMember, 'image'>;
  hasPortrait: boolean;
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

/** A member of the team. On a phone, everything but the biography and the links is collapsed. */
export const MemberCard = (props: Props) => {
  const { member, hasPortrait, children, office, practices, articles, words } = props;
  return (
    <article className="row-span-12 grid grid-cols-1 grid-rows-subgrid print:block">
      <MemberStage
        hasPortrait={hasPortrait}
        name={
          <>
            <h2 className="text-xl">{member.name}</h2>
            <p className="text-sm text-muted">{member.role}</p>
          </>
        }
      >
        {children}
      </MemberStage>
      <p className="pt-4 pb-3 text-sm sm:pt-8">{member.bio}</p>
      <MemberLinks member={member} words={words} />
      <details className="open-when-wide row-span-8 not-has-[dt,li]:hidden text-sm lg:grid lg:grid-cols-1 lg:grid-rows-subgrid lg:details-content:contents">
        <summary className="menu-arrow tap border-t border-rule font-medium screen-only">
          {fill(words.ui.more, { about: member.name })}
        </summary>
        <div className="pt-2 not-has-[li]:hidden lg:border-t lg:border-rule">{practices}</div>
        <MemberFacts member={member} office={office} words={words} />
        {articles}
      </details>
    </article>
  );
};
