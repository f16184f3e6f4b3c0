import { formatDate } from '../../content/dates.ts';
import { lawAnchor } from '../../content/law/law-citations.ts';
import type { LawChange } from '../../content/law/law-status.ts';
import { setSign } from '../../content/typography.ts';
import { fillPlural, type WordsOf } from '../../content/words.ts';
import { Template } from '../../ui/Template.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { compareThenAndNow, type ThenAndNow as Row } from './then-and-now.ts';

/** The others are folded, or they would push the article off the first screen. */
const shownAtOnce = 3;

interface Props {
  /** Changes of the laws that the article cites, the earliest first. */
  changes: LawChange[];
  /** Address of the register; undefined if the site has no such page, so that sources are shown. */
  registerPath: string | undefined;
  words: WordsOf<'law' | 'formats'>;
}

type PartProps = Omit<Props, 'changes'>;

/** A law, linked to its entry in the register, with the sections of it that the article names. */
const LawName = ({ change, registerPath }: { change: LawChange } & Omit<PartProps, 'words'>) => {
  const { id, title, successors } = change;
  const sections = new Set(successors.flatMap((next) => next.sections.map(({ old }) => old)));
  return (
    <>
      <TextLink href={registerPath && `${registerPath}#${lawAnchor(id)}`}>{title}</TextLink>
      {[...sections].map((section) => `, ${section}`)}
    </>
  );
};

/** What became of a law, with its date. */
function describeChange(
  { what, note, noteLanguage, successors, date }: LawChange,
  words: Props['words'],
) {
  const { law, formats } = words;
  const status = {
    cameIntoForce: law.inForce,
    changed: undefined,
    wasRepealed: law.repealed,
    wasSetAside: law.setAside,
    wasReplaced: law.superseded,
  }[what];
  const replaced = successors.map(({ title, sections }) =>
    [title, ...new Set(sections.map((section) => section.new))].join(', '),
  );
  const change =
    replaced.length > 0 ? (
      replaced.join(`${setSign(';', formats)} `)
    ) : (
      <>
        {status}
        {status && note && '. '}
        {note && <span lang={noteLanguage}>{note}</span>}
      </>
    );
  return <Template text={law.onDay} values={{ date: formatDate(date, formats.dates), change }} />;
}

const cellClass =
  'border-b border-rule py-2 pe-4 text-start align-top wrap-anywhere max-[24rem]:pe-2';

const Rows = ({ rows, words, registerPath }: PartProps & { rows: Row[] }) =>
  rows.length > 0 && (
    <table className="mt-3 w-full table-fixed">
      <thead>
        <tr>
          <th className={`${cellClass} w-[42%] max-[24rem]:w-1/2`} scope="col">
            {words.law.past}
          </th>
          <th className={cellClass} scope="col">
            {words.law.present}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ past, now }) => (
          <tr key={`${now.id} ${now.what}`}>
            <th className={`${cellClass} font-normal`} scope="row">
              {past.map((change) => (
                <p className="py-0.5" key={change.id}>
                  <LawName change={change} registerPath={registerPath} />
                </p>
              ))}
            </th>
            <td className={cellClass}>{describeChange(now, words)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

const Changes = ({ changes, words, registerPath }: PartProps & { changes: LawChange[] }) =>
  changes.length > 0 && (
    <ul>
      {changes.map((change) => (
        <li
          className="border-b border-rule py-1.5 last:border-0"
          key={`${change.id} ${change.what} ${change.note}`}
        >
          <Template
            text={words.law.entry}
            values={{
              title: change.title,
              status: describeChange(change, words),
            }}
          />
          {!registerPath && change.source && (
            <>
              {' ('}
              <TextLink href={change.source.url}>{change.source.label}</TextLink>)
            </>
          )}
        </li>
      ))}
    </ul>
  );

/**
 * Above an article: the law that it describes and what replaced it, and what else has changed since. On
 * a phone it is folded, or it would push the text off the first screens.
 */
export function ThenAndNow({ changes, ...props }: Props) {
  const last = changes.at(-1);
  if (!last) return null;
  const { rows, changed } = compareThenAndNow(changes);
  const { law, tag, formats } = props.words;
  // Laws in force are listed at once only if none has ended.
  const listed = rows.length > 0 ? 0 : shownAtOnce;
  const folded = [...rows.slice(shownAtOnce), ...changed.slice(listed)].length;
  return (
    <aside
      aria-labelledby="law-changes"
      className="remark mb-8 max-w-measure border border-t-2 border-rule border-t-ink bg-raised p-4 text-xs"
    >
      <h2 className="text-lg" id="law-changes">
        {rows.length > 0 ? law.thenAndNow : law.changedSince}
      </h2>
      <details className="open-when-wide">
        <summary className="menu-arrow tap screen-only">{law.asWritten}</summary>
        <p className="mt-1 text-muted max-lg:hidden print:block">{law.asWritten}</p>
        <Rows {...props} rows={rows.slice(0, shownAtOnce)} />
        <Changes {...props} changes={changed.slice(0, listed)} />
        {folded > 0 && (
          <details className="mt-2">
            <summary className="menu-arrow screen-only py-1">
              {fillPlural(law.changes, tag, folded, {
                date: formatDate(last.date, formats.dates),
              })}
            </summary>
            <Rows {...props} rows={rows.slice(shownAtOnce)} />
            <Changes {...props} changes={changed.slice(listed)} />
          </details>
        )}
      </details>
    </aside>
  );
}
