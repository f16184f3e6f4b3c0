import type { WordsOf } from '../../content/words.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { findMainResult } from './format-comparison.ts';
import type { CaseStudy } from './model/case-study.ts';
import { ResultNumbers } from './ResultNumbers.tsx';

interface Props {
  study: CaseStudy;
  /** Needed on pages that do not say that it is a case study. */
  label?: string;
  words: WordsOf<'caseStudies'>;
}

/** Summary of a case study in a few lines, for other pages. */
export function CaseSummary({ study, label, words }: Props) {
  const result = findMainResult(study);
  return (
    <article className="max-w-measure border-t border-edge pt-2">
      {label && <p className="label">{label}</p>}
      <h3 className="text-lg">
        <TextLink href={study.path}>{study.title}</TextLink>
      </h3>
      <p className="mt-1 text-sm text-muted">{study.client}</p>
      {result && (
        <>
          <div className="mt-4">
            <ResultNumbers className="text-2xl" result={result} words={words} />
          </div>
          <p className="mt-2 mb-3 text-sm">{result.text}</p>
        </>
      )}
    </article>
  );
}
