import type { ReactNode } from 'react';
import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { buildBlankMailLink } from './application-mail.ts';
import { MailInstead } from './MailInstead.tsx';

interface Props {
  firm: Firm;
  positions: readonly string[];
  words: WordsOf<'careers'>;
  /** The form, which needs JavaScript. */
  children?: ReactNode;
}

/** The place of the application form, with the link to write an e-mail instead. */
export const FormPlace = ({ firm: { email }, positions, words, children }: Props) => (
  <div>
    <div className="hidden js:block">{children}</div>
    <MailInstead link={buildBlankMailLink(email, positions, words)} mailbox={email} words={words} />
  </div>
);
