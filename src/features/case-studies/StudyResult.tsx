import type { WordsOf } from '../../content/words/words.ts';
import { findMainResult } from './format-comparison.ts';
import { IllustrativeTag } from './IllustrativeTag.tsx';
import type { CaseStudy } from './model/case-study.ts';
import { ResultNumbers } from './ResultNumbers.tsx';

interface Props {
  study: CaseStudy;
  words: WordsOf<'caseStudies'>;
}

/** One result of a case study, its client, and a link to it. */
export function StudyResult({ study, words }: Props) {
  const result = findMainResult(study);
  if (!result) return null;
  return (
    <div className="border-t border-rule pt-4">
      <div>
        <ResultNumbers className="text-2xl" result={result} words={words} />
        <p className="mt-2 text-sm">{result.text}</p>
      </div>
      <div className="mt-2 text-sm">
        <a className="link" href={study.path}>
          {study.title}
        </a>
        <p className="mt-1 mb-3 text-muted">{study.client}</p>
        <IllustrativeTag study={study} words={words} />
      </div>
    </div>
  );
}
