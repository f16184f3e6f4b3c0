import type { CaseStudy } from '../../content/kinds/case-study.ts';

/** A case study in a few lines, for the pages of services and sectors. */
export function CaseSummary({ study }: { study: CaseStudy }) {
  const [result] = study.results;
  return (
    <article className="max-w-measure border-l-3 border-mark pl-5">
      <p className="text-sm text-muted">Case study</p>
      <h3 className="mt-1 text-lg">
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
