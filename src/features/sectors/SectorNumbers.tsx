import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { Sector } from './model/sector.ts';

interface Props {
  numbers: NonNullable<Sector['numbers']>;
  words: WordsOf<'sectors'>;
}

/** Numbers of a sector, each with its source and year. */
export function SectorNumbers({ numbers, words: { sectors } }: Props) {
  return (
    <ul className="mt-6 mb-6 grid max-w-measure gap-x-8 gap-y-6 pairs sm:grid-cols-2">
      {numbers.map(({ figure, text, source, year }) => (
        <li className="border-t border-rule pt-3" key={text}>
          <p className="font-display text-2xl tabular">{figure}</p>
          <p className="mt-1 text-sm">{text}</p>
          <p className="mt-1 text-xs text-muted">{fill(sectors.numberSource, { source, year })}</p>
        </li>
      ))}
    </ul>
  );
}
