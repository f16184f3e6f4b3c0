import type { ReactNode } from 'react';
import type { Law } from '../../content/law.ts';
import { lawAnchor } from '../../content/law-citations.ts';
import { findOldestCheck, formatStatus } from '../../content/law-status.ts';
import { DateText } from '../../ui/DateText.tsx';

interface Props {
  entries: Law[];
  /** What the page itself says of an entry, by its id. */
  notes?: Map<string, string>;
}

const Status = ({ entry }: { entry: Law }) => (
  <span className="text-muted">{formatStatus(entry)}</span>
);

const Item = ({ entry, children }: { entry: Law; children?: ReactNode }) => (
  <li className="border-t border-rule py-2" id={lawAnchor(entry.id)}>
    <a className="link" href={entry.source.url}>
      {entry.title}
    </a>
    , <Status entry={entry} />
    {children}
  </li>
);

/** The law that a page rests on, each entry with its status and its official source. */
export function LawList({ entries, notes = new Map() }: Props) {
  const checked = findOldestCheck(entries);
  if (!checked) return null;
  return (
    <div className="max-w-measure text-sm" data-law="">
      <p className="mb-4 text-muted">
        Law as at <DateText date={checked} />
      </p>
      <ul>
        {entries.map((entry) => (
          <Item entry={entry} key={entry.id}>
            {notes.has(entry.id) && <p className="mt-1">{notes.get(entry.id)}</p>}
          </Item>
        ))}
      </ul>
    </div>
  );
}
