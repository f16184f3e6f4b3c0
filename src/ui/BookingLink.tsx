import type { Firm } from '../content/kinds/firm.ts';
import type { WordsOf } from '../content/words/words.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface Props {
  firm: Pick<Firm, 'bookingUrl' | 'email'>;
  words: WordsOf<'layout' | 'ui'>;
}

/** Link to the external booking page, or to the firm's mailbox where there is none. */
export function BookingLink({ firm: { bookingUrl, email }, words }: Props) {
  const target = bookingUrl
    ? { href: bookingUrl, newTab: words.ui.newTab }
    : { href: `mailto:${email}` };
  return (
    <ButtonLink look="mark" {...target}>
      {words.layout.booking}
    </ButtonLink>
  );
}
