import type { ReactNode } from 'react';
import { type Citations, shareCitations } from '../../content/law/references.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ProseLine } from '../../ui/ProseLine.tsx';
import type { Sector } from './model/sector.ts';
import { SectorNumbers } from './SectorNumbers.tsx';

interface Props {
  sector: Sector;
  citations: Citations | undefined;
  words: WordsOf<'sectors'>;
  /** The case studies of the sector. */
  children?: ReactNode;
}

export function SectorPart({ sector, citations, words, children }: Props) {
  const { description, details = [] } = sector;
  const shares = citations && shareCitations(citations, [description, ...details]);
  return (
    <>
      <p className="max-w-measure">
        <ProseLine citations={shares?.[0]} text={description} />
      </p>
      {sector.numbers && sector.numbers.length > 0 && (
        <SectorNumbers numbers={sector.numbers} words={words} />
      )}
      {details.map((paragraph, index) => (
        <p className="mt-4 max-w-measure" key={paragraph}>
          <ProseLine citations={shares?.[index + 1]} text={paragraph} />
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
