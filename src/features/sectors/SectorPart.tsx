import type { ReactNode } from 'react';
import type { Sector } from '../../content/kinds/sector.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ProseLine } from '../../ui/ProseLine.tsx';
import { SectorNumbers } from './SectorNumbers.tsx';

interface Props {
  sector: Sector;
  words: WordsOf<'sectors'>;
  /** The case studies of the sector. */
  children?: ReactNode;
}

export function SectorPart({ sector, words, children }: Props) {
  return (
    <>
      <Icon name={sector.icon} />
      <p className="mt-4 max-w-measure">
        <ProseLine text={sector.description} />
      </p>
      {sector.numbers && sector.numbers.length > 0 && (
        <SectorNumbers numbers={sector.numbers} words={words} />
      )}
      {sector.details?.map((paragraph) => (
        <p className="mt-4 max-w-measure" key={paragraph}>
          <ProseLine text={paragraph} />
        </p>
      ))}
      <ul className="mt-6 mb-6 max-w-measure list-disc ps-5 marker:text-muted">
        {sector.needs.map((need) => (
          <li className="py-0.5" key={need}>
            {need}
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}
