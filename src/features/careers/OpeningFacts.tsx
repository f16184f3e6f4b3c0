import { formatList } from '../../content/words/format-list.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { GroundFacts } from '../../ui/GroundFacts.tsx';
import type { Opening } from './model/opening.ts';
import { formatPay } from './pay.ts';

interface Props {
  opening: Opening;
  words: WordsOf<'careers' | 'formats'>;
}

/** The key facts of an opening, below its head. */
export const OpeningFacts = ({ opening, words }: Props) => (
  <GroundFacts
    facts={[
      { term: words.careers.pay, text: formatPay(opening, words) },
      { term: words.careers.type, text: opening.type },
      { term: words.careers.location, text: opening.place },
      { term: words.careers.department, text: opening.department },
      { term: words.careers.skills, text: formatList(opening.skills, words.language) },
      { term: words.careers.reference, text: opening.id },
    ]}
    label={words.careers.atAGlance}
  />
);
