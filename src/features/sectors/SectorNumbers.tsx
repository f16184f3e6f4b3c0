import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { Sector } from './model/sector.ts';

interface Props {
  numbers: NonNullable<Sector['numbers']>;
  words: WordsOf<'sectors'>;
}

/** Numbers of a sector, each with its source and year. */
export const SectorNumbers = ({ numbers, words: { sectors } }: Props) => (
  <ul className="sector-numbers">
    {numbers.map(({ figure, text, source, year }) => (
      <li key={text}>
        <p className="sector-figure">{figure}</p>
        <div>
          <p className="text-sm">{text}</p>
          <p className="text-xs text-muted">{fill(sectors.numberSource, { source, year })}</p>
        </div>
      </li>
    ))}
  </ul>
);
