import { formatList } from '../../content/words/format-list.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import type { Opening } from './model/opening.ts';
import { formatPay } from './pay.ts';

interface Props {
  opening: Opening;
  words: WordsOf<'careers' | 'formats'>;
}

/** The key facts of an opening, beside its heading. */
export const OpeningFacts = ({ opening, words }: Props) => (
  <section aria-labelledby="opening-facts" className="border-t border-rule pt-4 text-sm">
    <h2 className="mb-4 text-lg" id="opening-facts">
      {words.careers.atAGlance}
    </h2>
    <FactTable
      facts={[
        { term: words.careers.reference, text: opening.id },
        { term: words.careers.department, text: opening.department },
        { term: words.careers.location, text: opening.place },
        { term: words.careers.type, text: opening.type },
        { term: words.careers.pay, text: formatPay(opening, words) },
        { term: words.careers.skills, text: formatList(opening.skills, words.language) },
      ]}
    />
  </section>
);
