import type { CaseStudy } from '../../content/kinds/case-study.ts';

interface Props {
  study: CaseStudy;
  /** Says that it is a case study, where the page does not. */
  label?: string;
}

/** A case study in a few lines, for the pages of services and sectors. */
export function CaseSummary({ study, label }: Props) {
  const [result] = study.results;
  return (
    <article className="max-w-measure border-s-3 border-mark ps-5">
      {label && <p className="text-sm text-muted">{label}</p>}
      <h3 className="text-lg">
        <a className="link" href={study.path}>
          {study.title}
        </a>
      </h3>
      <p className="mt-1 text-sm text-muted">{study.client}</p>
      {result && (
        <p className="mt-3">
          <strong className="tabular">{result.figure}</strong>. {result.text}
        </p>
      )}
    </article>
  );
}
