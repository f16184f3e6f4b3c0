import type { CaseStudy } from '../../content/kinds/case-study.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { Dumbbell } from './Dumbbell.tsx';
import { findMainResult } from './format-comparison.ts';
import { ResultNumbers } from './ResultNumbers.tsx';

interface Props {
  study: CaseStudy;
  /** Shows a chart of the two values instead of the client. */
  explained?: boolean;
  words: WordsOf<'caseStudies'>;
}

/** One result of a case study and a link to it. */
export function StudyResult({ study, explained = false, words }: Props) {
  const result = findMainResult(study);
  if (!result) return null;
  return (
    <div className="border-t border-rule pt-4">
      <div>
        <ResultNumbers className="text-2xl" result={result} words={words} />
        {explained && result.comparison && (
          <div className="mt-3">
            <Dumbbell comparison={result.comparison} />
          </div>
        )}
        <p className="mt-2 text-sm">{result.text}</p>
      </div>
      <div className="mt-2 text-sm">
        <a className="link" href={study.path}>
          {study.title}
        </a>
        {!explained && <p className="mt-1 text-muted">{study.client}</p>}
      </div>
    </div>
  );
}
