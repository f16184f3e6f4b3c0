import type { WordsOf } from '../content/words.ts';
import { Template } from './Template.tsx';
import { TextLink } from './TextLink.tsx';

interface Props {
  members: { id: string; name: string; role: string; path: string }[];
  words: WordsOf<'firm'>;
}

/** The people who do the work, each with their role and a link to their entry on the team page. */
export function MemberNames({ members, words }: Props) {
  return (
    <ul>
      {members.map(({ id, name, role, path }) => (
        <li className="py-0.5" key={id}>
          <Template
            text={words.firm.memberRole}
            values={{
              name: <TextLink href={path}>{name}</TextLink>,
              role,
            }}
          />
        </li>
      ))}
    </ul>
  );
}
