import { fillPlural, type WordsOf } from '../../content/words.ts';
import { FactLine } from '../../ui/FactLine.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Opening } from './model/opening.ts';
import { formatPay } from './pay.ts';

interface Props {
  openings: Opening[];
  words: WordsOf<'careers'>;
}

/** More would push the list itself far down. */
const most = 5;

/** The number of openings, and the first of them, on a sheet on the horizon. */
export const OpeningSheet = ({ openings, words }: Props) => (
  <div className="sheet p-6 pb-4 max-lg:-mb-4 md:p-8 md:pb-6">
    <p className="mb-4 font-display text-2xl">
      <TextLink href="#openings">
        {fillPlural(words.careers.openings, words.tag, openings.length, {})}
      </TextLink>
    </p>
    <ul>
      {openings.slice(0, most).map((opening) => (
        <li className="border-t border-rule py-2" key={opening.id}>
          <TextLink href={opening.path}>{opening.title}</TextLink>
          <p className="text-xs text-muted">
            <FactLine facts={{ type: opening.type, pay: formatPay(opening, words) }} />
          </p>
        </li>
      ))}
    </ul>
  </div>
);
