import { formatDate, toIsoDate } from '../../content/dates.ts';
import type { LawChange } from '../../content/law/law-status.ts';
import { fill, fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Filled } from '../../ui/Filled.tsx';

/** More changes are in a closed disclosure, or they would push the article off the first screen. */
const shownAtOnce = 3;

type LawWords = WordsOf<'law' | 'formats'>;

function describeSuccessor(
  { title, sections }: LawChange['successors'][number],
  { law }: LawWords,
): string {
  if (sections.length === 0) return fill(law.replacedBy, { title });
  const moved = sections.map(({ subject, old, new: next }) =>
    fill(law.sectionMoved, { subject, old, new: next }),
  );
  return fill(law.replacedBySections, { title, sections: moved.join('; ') });
}

interface ListProps {
  changes: LawChange[];
  words: LawWords;
}

interface ChangeProps {
  change: LawChange;
  words: LawWords;
}

function Change({ change: { title, what, note, source, successors, url }, words }: ChangeProps) {
  return (
    <li className="py-1">
      <Filled
        template={words.law[what]}
        values={{
          title: (
            <a className="link" href={url}>
              {title}
            </a>
          ),
        }}
      />
      {successors.map((successor) => ` ${describeSuccessor(successor, words)}`)}
      {note && ` ${note}`}
      {source && (
        <>
          {' ('}
          <a className="link" href={source.url}>
            {source.label}
          </a>
          )
        </>
      )}
    </li>
  );
}

/** Several laws often change on the same day, so each day is shown once. */
const ChangeList = ({ changes, words }: ListProps) => (
  <ul className="mt-2">
    {[...Map.groupBy(changes, ({ date }) => toIsoDate(date))].map(([day, ofDay]) => (
      <li className="border-t border-rule py-2 first:border-0" key={day}>
        {ofDay[0] && <DateText date={ofDay[0].date} words={words} />}
        <ul>
          {ofDay.map((change) => (
            <Change
              change={change}
              key={`${change.id} ${change.what} ${change.note}`}
              words={words}
            />
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

/** A notice above an article, with the changes of the cited law since it was written. */
export function LawNotice({ changes, words }: ListProps) {
  const last = changes.at(-1);
  if (!last) return null;
  return (
    <aside
      aria-labelledby="law-changes"
      className="mb-8 max-w-measure border border-rule border-s-4 border-s-mark bg-raised p-4 text-sm"
    >
      <h2 className="text-lg" id="law-changes">
        {words.law.changedHeading}
      </h2>
      {changes.length > shownAtOnce ? (
        <details className="mt-2">
          <summary className="link inline-block py-1 print:hidden">
            {fillPlural(words.law.changes, words.language, changes.length, {
              date: formatDate(last.date, words.formats.dates),
            })}
          </summary>
          <ChangeList changes={changes} words={words} />
        </details>
      ) : (
        <ChangeList changes={changes} words={words} />
      )}
      <p className="mt-2 text-muted">{words.law.asWritten}</p>
    </aside>
  );
}
