import type { LawChange } from '../../content/law-status.ts';
import { DateText } from '../../ui/DateText.tsx';

/** More changes than this would push the article out of the first screen. */
const shownAtOnce = 3;

const Successors = ({ successors }: Pick<LawChange, 'successors'>) =>
  successors.map(({ title, sections }) => (
    <span key={title}>
      {' '}
      Replaced by {title}
      {sections.length > 0 &&
        ` (${sections.map(({ old, new: next, subject }) => `${subject}: ${old}, now ${next}`).join('; ')})`}
      .
    </span>
  ));

const ChangeList = ({ changes }: { changes: LawChange[] }) => (
  <ul className="mt-2">
    {changes.map(({ id, date, title, what, note, successors, url }) => (
      <li className="border-t border-rule py-2 first:border-0" key={`${id} ${what} ${note}`}>
        <DateText date={date} />:{' '}
        <a className="link" href={url}>
          {title}
        </a>{' '}
        {what}.<Successors successors={successors} />
        {note && ` ${note}`}
      </li>
    ))}
  </ul>
);

/** Says above an article what of its law has changed since it was written. */
export function LawNotice({ changes }: { changes: LawChange[] }) {
  const last = changes.at(-1);
  if (!last) return null;
  return (
    <aside
      aria-labelledby="law-changes"
      className="mb-8 max-w-measure border border-rule border-l-4 border-l-mark bg-raised p-4 text-sm"
    >
      <h2 className="text-lg" id="law-changes">
        The law has changed since this article was written
      </h2>
      {changes.length > shownAtOnce ? (
        <details className="mt-2">
          <summary className="link inline-block py-1 print:hidden">
            {changes.length} changes up to <DateText date={last.date} />
          </summary>
          <ChangeList changes={changes} />
        </details>
      ) : (
        <ChangeList changes={changes} />
      )}
      <p className="mt-2 text-muted">The article itself is as it was on its date.</p>
    </aside>
  );
}
