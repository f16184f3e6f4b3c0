import '../../ui/arch-sheet.css';
import './doors.css';
import { formatList } from '../../content/words/format-list.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { Opening } from './model/opening.ts';
import { formatPay } from './pay.ts';

interface Props {
  opening: Opening;
  words: WordsOf<'careers' | 'formats'>;
}

/** The terms of an opening on an arch, its pay in large type. */
export function OpeningFacts({ opening, words: { careers, language } }: Props) {
  const pay = formatPay({ ...opening, payNote: undefined }, { careers, language });
  const [first, ...others] = [
    { term: careers.pay, text: pay, note: opening.payNote },
    { term: careers.type, text: opening.type },
    { term: careers.location, text: opening.place },
    { term: careers.department, text: opening.department },
    { term: careers.skills, text: formatList(opening.skills, language) },
    { term: careers.reference, text: opening.id },
  ].filter(({ text }) => text);
  return (
    <section aria-label={careers.atAGlance} className="arch-sheet self-end text-sm">
      <dl className="arch-facts">
        {first && (
          <div className="arch-sheet-crown">
            <dt className="text-muted">{first.term}</dt>
            <dd className="mt-1 font-display text-2xl tabular">{first.text}</dd>
            {first.note && <dd className="mt-1">{first.note}</dd>}
          </div>
        )}
        {others.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
