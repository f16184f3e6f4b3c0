import type { WordsOf } from '../../content/words/words.ts';
import { Filled } from '../../ui/Filled.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface Props {
  mailbox: string;
  /** A `mailto:` link that opens an e-mail with blanks to fill in. */
  link: string;
  words: WordsOf<'careers'>;
}

/**
 * Shown instead of the form without JavaScript and on paper, and beside it if its script takes long
 * or fails after the visitor has begun to write.
 */
export function MailInstead({ mailbox, link, words }: Props) {
  return (
    <>
      <div className="max-w-measure" role="status">
        <p className="mt-6 font-medium" data-form-broken="" hidden>
          {words.careers.formBroken}
        </p>
      </div>
      <p className="mt-2 max-w-measure js:hidden" data-mail-instead="">
        <Filled
          template={words.careers.mailInstead}
          values={{
            mailbox: <TextLink href={link}>{mailbox}</TextLink>,
          }}
        />
      </p>
    </>
  );
}
