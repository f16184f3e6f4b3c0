import type { ReactNode } from 'react';
import { phoneLink } from '../../content/firm-facts.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { LinkText } from '../../ui/LinkText.tsx';
import { NewTabNote } from '../../ui/NewTabNote.tsx';
import { MemberFacts } from './MemberFacts.tsx';
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

export function MemberCard({ member, children, office, practices, articles, words }: Props) {
  return (
    <article className="grid gap-6 border-t-2 border-ink pt-6 sm:grid-cols-3">
      <div className="flex aspect-square w-full max-w-36 items-center justify-center overflow-hidden rounded-t-arch border-b-2 border-mark bg-sunken sm:max-w-none">
        {children}
      </div>
      <div className="sm:col-span-2">
        <h2 className="text-xl">{member.name}</h2>
        <p className="mt-1 text-sm text-accent">{member.role}</p>
        {practices && <div className="mt-4">{practices}</div>}
        <p className="mt-4 text-sm">{member.bio}</p>
        <MemberFacts member={member} office={office} words={words} />
        <p className="mt-4 flex flex-wrap gap-x-6 text-sm">
          {member.phone && (
            <a className="link inline-block py-1" href={phoneLink(member.phone)}>
              {member.phone}
            </a>
          )}
          {member.email && (
            <a className="link inline-block py-1" href={`mailto:${member.email}`}>
              {member.email}
            </a>
          )}
          {member.linkedin && (
            <a
              className="link inline-block py-1"
              href={member.linkedin}
              rel="noopener"
              target="_blank"
            >
              <LinkText about={member.name} template={words.ui.linkOf}>
                {words.layout.network}
              </LinkText>{' '}
              <NewTabNote text={words.ui.newTab} />
            </a>
          )}
          <a className="link inline-block py-1" href={member.cardPath}>
            <LinkText about={member.name} template={words.ui.linkOf}>
              {words.layout.contactCard}
            </LinkText>
          </a>
        </p>
        {articles}
      </div>
    </article>
  );
}
