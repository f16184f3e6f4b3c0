import './then-and-now.css';
import { formatDate } from '../../content/dates.ts';
import type { LawChange } from '../../content/law/law-status.ts';
import { fill, fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { compareThenAndNow, type ThenAndNow as Row } from './then-and-now.ts';

/** The others are folded, or they would push the article off the first screen. */
const shownAtOnce = 3;

type LawWords = WordsOf<'law' | 'formats'>;

interface Props {
  /** Changes of the laws that the article cites, the earliest first. */
  changes: LawChange[];
  /** Whether to link to the sources of changes, which the register shows if the site has its page. */
  hasSources: boolean;
  words: LawWords;
}

/** A law, with the sections of it that the article names. */
const joinSections = (title: string, sections: string[]) =>
  [title, ...new Set(sections)].join(', ');

/** What became of a law, without its date. */
function describeChange({ what, note, successors }: LawChange, { law }: LawWords): string {
  if (successors.length > 0)
    return successors
      .map(({ title, sections }) =>
        joinSections(
          title,
          sections.map((section) => section.new),
        ),
      )
      .join('; ');
  const status = {
    cameIntoForce: law.inForce,
    changed: undefined,
    wasRepealed: law.repealed,
    wasReplaced: law.superseded,
  }[what];
  return [status, note].filter((part) => part !== undefined).join('. ');
}

interface CellsProps {
  row: Row;
  hasSources: boolean;
  words: LawWords;
}

const Cells = ({ row: { past, now }, hasSources, words }: CellsProps) => (
  <tr>
    <td>
      {past.map(({ id, title, successors }) => (
        <p key={id}>
          {joinSections(
            title,
            successors.flatMap(({ sections }) => sections.map(({ old }) => old)),
          )}
        </p>
      ))}
    </td>
    <td>
      {fill(words.law.onDay, {
        date: formatDate(now.date, words.formats.dates),
        change: describeChange(now, words),
      })}
      {hasSources && now.source && (
        <>
          {' ('}
          <a className="link" href={now.source.url}>
            {now.source.label}
          </a>
          )
        </>
      )}
    </td>
  </tr>
);

interface RowsProps extends Omit<CellsProps, 'row'> {
  rows: Row[];
}

const Rows = ({ rows, ...props }: RowsProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{props.words.law.past}</th>
        <th scope="col">{props.words.law.present}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Cells key={`${row.now.id} ${row.now.what} ${row.now.note}`} row={row} {...props} />
      ))}
    </tbody>
  </table>
);

/** Above an article: the law that it describes, and what has become of it since. */
export function ThenAndNow({ changes, hasSources, words }: Props) {
  const last = changes.at(-1);
  if (!last) return null;
  const rows = compareThenAndNow(changes);
  const others = rows.slice(shownAtOnce);
  return (
    <aside aria-labelledby="law-changes" className="then-and-now">
      <h2 className="text-lg" id="law-changes">
        {words.law.thenAndNow}
      </h2>
      <p className="mt-1 text-muted">{words.law.asWritten}</p>
      <Rows hasSources={hasSources} rows={rows.slice(0, shownAtOnce)} words={words} />
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="link screen-only inline-block py-1">
            {fillPlural(words.law.changes, words.language, others.length, {
              date: formatDate(last.date, words.formats.dates),
            })}
          </summary>
          <Rows hasSources={hasSources} rows={others} words={words} />
        </details>
      )}
    </aside>
  );
}
