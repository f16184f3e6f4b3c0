import type { ReactNode } from 'react';
import './sector-part.css';
import { type Citations, shareCitations } from '../../content/law/references.ts';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ProseLine } from '../../ui/ProseLine.tsx';
import type { Sector } from './model/sector.ts';
import { SectorNumbers } from './SectorNumbers.tsx';

interface Props {
  sector: Sector;
  citations: Citations | undefined;
  words: WordsOf<'sectors'>;
  /** Sets it on a field, for one in the middle of many. */
  isOnField: boolean;
  /** The case studies of the sector. */
  children?: ReactNode;
}

/** A sector: on wide screens its name, numbers and cases beside what is particular about it. */
export function SectorPart({ sector, citations, words, isOnField, children }: Props) {
  const { title, description, details = [], numbers = [] } = sector;
  const shares = citations && shareCitations(citations, [description, ...details]);
  return (
    <section
      className={isOnField ? 'sector-part field' : 'sector-part'}
      id={sector.slug}
      tabIndex={-1}
    >
      <div className="columns wrap">
        <h2 className="text-2xl">{title}</h2>
        <p className="sector-lead">
          <ProseLine citations={shares?.[0]} text={description} />
        </p>
        <div className="aside sector-side">
          {numbers.length > 0 && <SectorNumbers numbers={numbers} words={words} />}
          {children && <div className="sector-cases">{children}</div>}
        </div>
        <details className="sector-more open-when-wide">
          <summary className="tap py-2.5 font-medium">
            {fill(words.sectors.more, { sector: title })}
          </summary>
          {details.map((paragraph, index) => (
            <p className="mb-4" key={paragraph}>
              <ProseLine citations={shares?.[index + 1]} text={paragraph} />
            </p>
          ))}
          <ul className="ps-5 marker:text-muted">
            {sector.needs.map((need) => (
              <li className="py-0.5" key={need}>
                {need}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}
