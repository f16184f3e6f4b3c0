import type { WordsOf } from '../../content/words/words.ts';
import { Filled } from '../../ui/Filled.tsx';

interface Props {
  mailbox: string;
  /** A `mailto:` link that opens an e-mail with blanks to fill in. */
  link: string;
  words: WordsOf<'careers'>;
}

/** Shown instead of the form without JavaScript, and on paper. */
export function MailInstead({ mailbox, link, words }: Props) {
  return (
    <p className="max-w-measure js:hidden" data-mail-instead="">
      <Filled
        template={words.careers.mailInstead}
        values={{
          mailbox: (
            <a className="link" href={link}>
              {mailbox}
            </a>
          ),
        }}
      />
    </p>
  );
}
