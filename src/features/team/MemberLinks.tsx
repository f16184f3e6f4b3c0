import { mailLink, phoneLink } from '../../content/firm-facts.ts';
import type { WordsOf } from '../../content/words.ts';
import { EmailText } from '../../ui/EmailText.tsx';
import { LinkText } from '../../ui/LinkText.tsx';
import { NewTabNote } from '../../ui/NewTabNote.tsx';
import type { TeamMember } from './model/member.ts';

interface Props {
  member: Pick<TeamMember, 'name' | 'phone' | 'email' | 'linkedin' | 'cardPath'>;
  words: WordsOf<'layout' | 'ui'>;
}

const link = 'link inline-block py-1';

/** How to reach a member of the team. */
export function MemberLinks({ member, words }: Props) {
  return (
    <p className="flex flex-wrap content-start gap-x-6 border-t border-rule py-3 text-sm">
      {member.phone && (
        <a className={link} href={phoneLink(member.phone)}>
          {member.phone}
        </a>
      )}
      {member.email && (
        <a className={link} href={mailLink(member.email)}>
          <EmailText email={member.email} />
        </a>
      )}
      {member.linkedin && (
        <a className={link} href={member.linkedin} rel="noopener" target="_blank">
          <LinkText about={member.name} template={words.ui.linkOf}>
            {words.layout.network}
          </LinkText>{' '}
          <NewTabNote text={words.ui.newTab} />
        </a>
      )}
      <a className={link} href={member.cardPath}>
        <LinkText about={member.name} template={words.ui.linkOf}>
          {words.layout.contactCard}
        </LinkText>
      </a>
    </p>
  );
}
