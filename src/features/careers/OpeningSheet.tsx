import { fillPlural, type WordsOf } from '../../content/words.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Opening } from './model/opening.ts';

interface Props {
  openings: Opening[];
  words: WordsOf<'careers'>;
}

/** The number of openings, in all and in each department, on a sheet on the horizon: a way into the list. */
export const OpeningSheet = ({ openings, words }: Props) => (
  <div className="sheet px-[min(1.5rem,4vw)] py-6 max-lg:-mb-4 md:p-8">
    <p className="font-display text-2xl">
      <TextLink href="#openings">
        {fillPlural(words.careers.openings, words.tag, openings.length, {})}
      </TextLink>
    </p>
    <ul className="mt-4 text-sm tabular">
      {[...Map.groupBy(openings, ({ department }) => department)].map(([department, own]) => (
        <li className="flex justify-between gap-x-2 border-t border-rule py-2" key={department}>
          <span>{department}</span>
          <span>{own.length.toLocaleString(words.tag)}</span>
        </li>
      ))}
    </ul>
  </div>
);
