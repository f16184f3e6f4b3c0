import type { WordsOf } from '../../content/words/words.ts';
import { Filled } from '../../ui/Filled.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Sector } from './model/sector.ts';

interface Props {
  numbers: NonNullable<Sector['numbers']>;
  words: WordsOf<'sectors'>;
}

/** Numbers of a sector, each with its source and year. */
export const SectorNumbers = ({ numbers, words: { sectors } }: Props) => (
  <ul className="sector-numbers">
    {numbers.map(({ figure, text, source, year, url }) => (
      <li key={text}>
        <p className="sector-figure">{figure}</p>
        <p className="sector-number-text text-sm">{text}</p>
        <p className="sector-source text-xs text-muted">
          <Filled
            template={sectors.numberSource}
            values={{
              source: <TextLink href={url}>{source}</TextLink>,
              year,
            }}
          />
        </p>
      </li>
    ))}
  </ul>
);
