import './study-index.css';
import type { WordsOf } from '../../content/words/words.ts';
import { findMainResult } from './format-comparison.ts';
import type { CaseStudy } from './model/case-study.ts';
import { ResultNumbers } from './ResultNumbers.tsx';

interface Props {
  studies: CaseStudy[];
  words: WordsOf<'caseStudies'>;
}

/** Lists all case studies, each in a row with one result. Not shown while an industry is selected. */
export function StudyIndex({ studies, words }: Props) {
  return (
    <ol className="study-index" data-index>
      {studies.map((study) => {
        const result = findMainResult(study);
        return (
          <li key={study.id} lang={study.tag}>
            <span className="text-sm text-muted" lang={study.tag && words.language}>
              {study.industry}
            </span>
            <a className="link text-lg" href={`#${study.slug}`}>
              {study.title}
            </a>
            {result && (
              <>
                <ResultNumbers className="text-xl" result={result} words={words} />
                <span className="study-sentence text-sm">{result.text}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
