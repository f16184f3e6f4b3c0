import type { ReactNode } from 'react';
import type { Photograph } from '../../astro/prepare-photograph.ts';
import { fill, type WordsOf } from '../../content/words.ts';
import { MemberArch } from './MemberArch.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberLinks } from './MemberLinks.tsx';
import type { TeamMember } from './model/member.ts';
import { Portrait } from './Portrait.tsx';

interface Props {
  member: Omit<TeamMember, 'image'>;
  photograph: Photograph | undefined;
  /** The office of the person, if the firm has several. */
  office?: string | undefined;
  /** The practices that the member works in. */
  practices?: ReactNode;
  /** What the member has written. */
  articles?: ReactNode;
  words: WordsOf<'firm' | 'layout' | 'ui'>;
}

const sameRow = 'min-[22rem]:max-sm:col-start-1 min-[22rem]:max-sm:row-start-1';

/**
 * A member of the team on the horizon, the name on the soil under it, on most phones beside it. Both grounds reach
 * the edges of the window, however many are in a row; names are above the grounds of later ones. On a phone,
 * everything but the biography and the links is collapsed.
 */
export const MemberCard = (props: Props) => {
  const { member, photograph, office, practices, articles, words } = props;
  return (
    <article className="row-span-12 grid grid-cols-1 grid-rows-subgrid print:block" id={member.id}>
      <div className={`field bleed-horizon content-end pt-8 pb-1.5 print:hidden ${sameRow}`}>
        <MemberArch
          className="w-[min(9rem,34vw)] sm:w-full sm:max-w-88"
          hasPortrait={photograph !== undefined}
        >
          <Portrait initials={member.initials} name={member.name} photograph={photograph} />
        </MemberArch>
      </div>
      <div
        className={`soil bleed [--color-paper:var(--color-soil)] pt-4 pb-5 hyphens-auto ${sameRow} min-[22rem]:max-sm:ms-[min(10rem,40vw)] min-[22rem]:max-sm:self-end min-[22rem]:max-sm:bg-transparent min-[22rem]:max-sm:[border-image-source:none]`}
      >
        <div className="relative z-1">
          <h2 className="text-xl">{member.name}</h2>
          <p className="text-sm text-muted">{member.role}</p>
        </div>
      </div>
      <p className="pt-4 pb-3 text-sm sm:pt-8">{member.bio}</p>
      <MemberLinks member={member} words={words} />
      <details className="open-when-wide row-span-8 not-has-[dt,li]:hidden text-sm lg:grid lg:grid-cols-1 lg:grid-rows-subgrid lg:details-content:contents">
        <summary className="menu-arrow tap border-t border-rule py-1.5 font-medium screen-only">
          {fill(words.ui.more, { about: member.name })}
        </summary>
        <div className="not-has-[li]:hidden lg:border-t lg:border-rule">{practices}</div>
        <MemberFacts member={member} office={office} words={words} />
        {articles}
      </details>
    </article>
  );
};
