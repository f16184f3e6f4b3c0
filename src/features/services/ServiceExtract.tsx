import { type Citations, shareCitations } from '../../content/law/references.ts';
import { ProseLine } from '../../ui/ProseLine.tsx';
import type { Service } from './model/service.ts';

interface Props {
  lines: NonNullable<Service['extract']>;
  citations: Citations;
}

/** A short extract of what the client receives, set apart as a document of its own. */
export function ServiceExtract({ lines, citations }: Props) {
  const shares = shareCitations(citations, lines);
  return (
    <dl className="max-w-measure border border-rule bg-raised px-5 py-2 text-sm">
      {lines.map(({ term, text }, index) => (
        <div
          className="grid gap-x-6 gap-y-1 border-t border-rule py-2 first:border-0 sm:grid-cols-3"
          key={term}
        >
          <dt className="text-muted">{term}</dt>
          <dd className="sm:col-span-2">
            <ProseLine citations={shares[index]} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
