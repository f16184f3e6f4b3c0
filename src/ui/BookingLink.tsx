import type { WordsOf } from '../content/words/words.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface Props {
  href: string;
  words: WordsOf<'layout' | 'ui'>;
}

/** Link to the external booking page. */
export function BookingLink({ href, words }: Props) {
  return (
    <ButtonLink href={href} look="mark" newTab={words.ui.newTab}>
      {words.layout.booking}
    </ButtonLink>
  );
}
