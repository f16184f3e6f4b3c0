import type { ReactNode } from 'react';
import { type Citations, divideCitations } from '../../content/law/references.ts';
import type { WordsOf } from '../../content/words.ts';
import { Fold } from '../../ui/Fold.tsx';
import { ProseLine } from '../../ui/ProseLine.tsx';
import { Split } from '../../ui/Split.tsx';
import { Template } from '../../ui/Template.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Sector } from './model/sector.ts';

interface Props {
  sector: Sector;
  /** What is particular about it, in a sentence. */
  summary: string | undefined;
  citations: Citations | undefined;
  words: WordsOf<'sectors'>;
  isOpen: boolean;
  /** The case studies of the sector. */
  children?: ReactNode;
}

/** Numbers of a sector, each with its source and year. */
const Numbers = ({ sector: { numbers = [] }, words }: Pick<Props, 'sector' | 'words'>) => (
  <ul>
    {numbers.map(({ figure, text, source, year, url }) => (
      <li className="border-edge pb-2 not-first:border-t not-first:pt-2" key={text}>
        <p className="font-display text-2xl">{figure}</p>
        <p className="text-sm">{text}</p>
        <p className="text-xs text-muted">
          <Template
            text={words.sectors.numberSource}
            values={{ source: <TextLink href={url}>{source}</TextLink>, year }}
          />
        </p>
      </li>
    ))}
  </ul>
);

/**
 * A sector: its name, until then with a summary, opens what is particular about it, with its numbers and
 * cases beside it.
 */
export function SectorPart({ sector, summary, citations, words, isOpen, children }: Props) {
  const { slug, title, description, details = [], needs } = sector;
  const divided = citations && divideCitations(citations, [description, ...details]);
  return (
    <Fold
      id={slug}
      isOpen={isOpen}
      name="sector"
      className="py-3 max-lg:flex-wrap"
      summary={
        <>
          <h2 className="shrink-0 basis-[calc(100%-2rem)] text-xl sm:text-2xl lg:basis-(--side)">
            {title}
          </h2>
          <span className="text-sm text-balance max-lg:max-w-measure text-muted group-open/fold:hidden max-lg:order-1 lg:ms-6 lg:pt-1.5">
            {summary}
          </span>
        </>
      }
    >
      <Split
        className="gap-y-6 pt-3 pb-8 md:pb-12"
        side={
          <div className="grid content-start gap-6">
            <Numbers sector={sector} words={words} />
            {children}
          </div>
        }
      >
        <div className="grid gap-x-8 gap-y-4 max-lg:max-w-measure lg:grid-cols-2">
          <p className="font-display text-lg lg:col-span-2 lg:text-xl">
            <ProseLine citations={divided?.[0]} text={description} />
          </p>
          <div className="grid content-start gap-4 empty:hidden">
            {details.map((paragraph, index) => (
              <p key={paragraph}>
                <ProseLine citations={divided?.[index + 1]} text={paragraph} />
              </p>
            ))}
          </div>
          <ul className="list-disc ps-5 marker:text-muted">
            {needs.map((need) => (
              <li className="py-0.5" key={need}>
                {need}
              </li>
            ))}
          </ul>
        </div>
      </Split>
    </Fold>
  );
}
