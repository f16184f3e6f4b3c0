import type { ReactNode } from 'react';
import { findOldestCheck, formatStatus } from '../../content/law/law-status.ts';
import type { Citations, Reference } from '../../content/law/references.ts';
import { fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { DateFilled } from '../../ui/DateFilled.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { BackLink } from '../../ui/references/BackLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface Props {
  /** The references of the page: entries of the register, in the order of their numbers. */
  citations: Citations;
  /** The page's own notes on entries, by their ids. */
  notes?: Map<string, string>;
  /** Sets the entries in two columns where there is room. */
  wide?: boolean;
  words: WordsOf<'law' | 'formats'>;
}

interface ItemProps {
  reference: Reference;
  citations: Citations;
  /** Such as `in force since November 21, 2025`. */
  status: string;
  words: WordsOf<'law'>;
  children?: ReactNode;
}

const Item = ({ reference, citations, status, words, children }: ItemProps) => (
  <li
    className="relative break-inside-avoid py-2 ps-1.5 before:absolute before:-start-7 before:end-0 before:top-0 before:border-t before:border-rule"
    id={reference.anchor}
  >
    <Filled
      template={words.law.entry}
      values={{
        title: <TextLink href={reference.url}>{reference.label}</TextLink>,
        status: <span className="text-muted">{status}</span>,
      }}
    />
    <BackLink citations={citations} reference={reference} words={words} />
    {children}
  </li>
);

/** A longer list is folded on small screens, where it would be several screens high. */
const shownAtOnce = 5;

/** The law that a page cites, each entry with its status and its source. */
export function LawList({ citations, notes = new Map(), wide = false, words }: Props) {
  const checked = findOldestCheck(citations.all.flatMap(({ law }) => law ?? []));
  if (!checked) return null;
  const list = (
    <ol className={`list-decimal ps-7 tabular ${wide ? 'gap-x-16 lg:columns-2' : ''}`}>
      {citations.all.map((reference) => {
        const { law } = reference;
        return (
          law && (
            <Item
              citations={citations}
              key={law.id}
              reference={reference}
              status={formatStatus(law, words)}
              words={words}
            >
              {notes.has(law.id) && <p className="mt-1">{notes.get(law.id)}</p>}
            </Item>
          )
        );
      })}
    </ol>
  );
  const count = citations.all.length;
  return (
    <div className={wide ? 'text-sm' : 'max-w-measure text-sm'} data-law="">
      <p className="mb-4 text-muted">
        <DateFilled template={words.law.asAt} date={checked} words={words} />
      </p>
      {count > shownAtOnce ? (
        <details className="open-when-wide">
          <summary className="tap py-2.5 font-medium screen-only">
            {fillPlural(words.law.allEntries, words.language, count, {})}
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}
