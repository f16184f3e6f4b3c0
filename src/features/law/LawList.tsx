import type { Law } from '../../content/law/law.ts';
import { findOldestCheck } from '../../content/law/law-status.ts';
import type { Citations, Reference } from '../../content/law/references.ts';
import { fillPlural, type WordsOf } from '../../content/words.ts';
import { DatedTemplate } from '../../ui/DatedTemplate.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { BackLink } from '../../ui/references/BackLink.tsx';
import { Template } from '../../ui/Template.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface Props {
  /** The references of the page: entries of the register, in the order of their numbers. */
  citations: Citations;
  /** The page's own notes on entries, by their ids. */
  notes?: Map<string, string>;
  words: WordsOf<'law' | 'formats'>;
}

interface EntryProps extends Props {
  reference: Reference;
  law: Law;
}

/** The name of an entry, with its status if it is not plainly in force. */
const Name = ({ law }: Pick<EntryProps, 'law'>) => (
  <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
    <span className="min-w-0">{law.title}</span>
    {law.status !== 'in-force' && (
      <span className="border-s-3 border-mark ps-2">{law.statusText}</span>
    )}
  </span>
);

/** An entry in one line; what the page says about it, and the source, are in the fold. */
function NotedEntry({ reference, law, citations, notes, words }: EntryProps) {
  return (
    <Fold className="py-2" summary={<Name law={law} />}>
      <div className="max-w-measure pb-4">
        {notes?.has(law.id) && <p>{notes.get(law.id)}</p>}
        <p className="mt-1 text-muted">
          {law.statusText}
          {' · '}
          <TextLink href={law.source.url}>{law.source.label}</TextLink>
          <BackLink citations={citations} reference={reference} words={words} />
        </p>
      </div>
    </Fold>
  );
}

/** An entry of which the page says nothing but its status. */
const BareEntry = ({ reference, law, citations, words }: EntryProps) => (
  <div className="border-t border-rule py-1.5">
    <Template
      text={words.law.entry}
      values={{
        title: <TextLink href={law.source.url}>{law.title}</TextLink>,
        status: <span className="text-muted">{law.statusText}</span>,
      }}
    />
    <BackLink citations={citations} reference={reference} words={words} />
  </div>
);

/** A longer list of entries without notes is folded. */
const shownAtOnce = 5;

/** The law that a page cites, each entry with its status and its source. */
export function LawList(props: Props) {
  const { citations, notes, words } = props;
  const { all } = citations;
  const checked = findOldestCheck(all.flatMap(({ law }) => law ?? []));
  if (!checked) return null;
  const Entry = notes ? NotedEntry : BareEntry;
  const list = (
    <ol className={`tabular ${notes ? 'border-b border-rule' : 'gap-x-8 lg:columns-2'}`}>
      {all.map((reference, index) => (
        <li
          className="grid break-inside-avoid grid-cols-[2rem_minmax(0,1fr)]"
          id={reference.anchor}
          key={reference.anchor}
        >
          <span
            aria-hidden="true"
            className={`border-t border-rule text-muted ${notes ? 'py-2.5' : 'py-1.5'}`}
          >
            {index + 1}
          </span>
          {reference.law && <Entry {...props} law={reference.law} reference={reference} />}
        </li>
      ))}
    </ol>
  );
  return (
    <div className="text-sm" data-law="">
      <p className="mb-4 text-muted">
        <DatedTemplate date={checked} text={words.law.asAt} words={words} />
      </p>
      {!notes && all.length > shownAtOnce ? (
        <Fold summary={fillPlural(words.law.allEntries, words.tag, all.length, {})}>{list}</Fold>
      ) : (
        list
      )}
    </div>
  );
}
