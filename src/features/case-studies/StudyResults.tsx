import './results.css';
import type { WordsOf } from '../../content/words/words.ts';
import { Dumbbell } from './Dumbbell.tsx';
import { findMainResult } from './format-comparison.ts';
import { IllustrativeTag } from './IllustrativeTag.tsx';
import type { CaseStudy } from './model/case-study.ts';
import { ResultNumbers } from './ResultNumbers.tsx';

interface Props {
  studies: CaseStudy[];
  words: WordsOf<'caseStudies'>;
}

/** One result of each case study, with its chart and a link to the study. */
export function StudyResults({ studies, words }: Props) {
  // One tag for all of them, where all are.
  const areIllustrative = studies.every(({ illustrative }) => illustrative);
  return (
    <>
      {areIllustrative && (
        <div className="mb-6">
          <IllustrativeTag study={{ illustrative: true }} words={words} />
        </div>
      )}
      <ul className="results">
        {studies.map((study) => {
          const result = findMainResult(study);
          return (
            result && (
              <li key={study.id}>
                <ResultNumbers className="text-2xl" result={result} words={words} />
                {result.comparison && (
                  <div className="max-sm:hidden">
                    <Dumbbell comparison={result.comparison} />
                  </div>
                )}
                <div className="text-sm">
                  <p>{result.text}</p>
                  <p className="mt-2">
                    <a className="link" href={study.path}>
                      {study.title}
                    </a>
                  </p>
                  {!areIllustrative && <IllustrativeTag study={study} words={words} />}
                </div>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
