import type { WordsOf } from '../content/words/words.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface Props {
  /** Without a booking page, visitors write an e-mail. */
  href: string | undefined;
  mailbox: string;
  words: WordsOf<'layout' | 'ui'>;
}

/** Link to the external booking page, or to the firm's mailbox where there is none. */
export function BookingLink({ href, mailbox, words }: Props) {
  const target = href ? { href, newTab: words.ui.newTab } : { href: `mailto:${mailbox}` };
  return (
    <ButtonLink look="mark" {...target}>
      {words.layout.booking}
    </ButtonLink>
  );
}
