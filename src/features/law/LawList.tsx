import type { ReactNode } from 'react';
import type { Law } from '../../content/law.ts';
import { lawAnchor } from '../../content/law-citations.ts';
import { findOldestCheck, formatStatus } from '../../content/law-status.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Filled } from '../../ui/Filled.tsx';

interface Props {
  entries: Law[];
  /** What the page itself says of an entry, by its id. */
  notes?: Map<string, string>;
  words: WordsOf<'law' | 'formats'>;
}

interface ItemProps {
  entry: Law;
  /** Such as `in force since November 21, 2025`. */
  status: string;
  words: WordsOf<'law'>;
  children?: ReactNode;
}

const Item = ({ entry, status, words, children }: ItemProps) => (
  <li className="border-t border-rule py-2" id={lawAnchor(entry.id)}>
    <Filled
      template={words.law.entry}
      values={{
        title: (
          <a className="link" href={entry.source.url}>
            {entry.title}
          </a>
        ),
        status: <span className="text-muted">{status}</span>,
      }}
    />
    {children}
  </li>
);

/** The law that a page rests on, each entry with its status and its official source. */
export function LawList({ entries, notes = new Map(), words }: Props) {
  const checked = findOldestCheck(entries);
  if (!checked) return null;
  return (
    <div className="max-w-measure text-sm" data-law="">
      <p className="mb-4 text-muted">
        <Filled
          template={words.law.asAt}
          values={{ date: <DateText date={checked} words={words} /> }}
        />
      </p>
      <ul>
        {entries.map((entry) => (
          <Item entry={entry} key={entry.id} status={formatStatus(entry, words)} words={words}>
            {notes.has(entry.id) && <p className="mt-1">{notes.get(entry.id)}</p>}
          </Item>
        ))}
      </ul>
    </div>
  );
}
