import './results.css';
import type { WordsOf } from '../../content/words/words.ts';
import { Dumbbell } from './Dumbbell.tsx';
import type { CaseStudy } from './model/case-study.ts';
import { ResultNumbers } from './ResultNumbers.tsx';

interface Props {
  results: CaseStudy['results'];
  words: WordsOf<'caseStudies'>;
}

/** The results of a case study: large numbers, a chart if there are two values, and a sentence. */
export function Results({ results, words }: Props) {
  return (
    <ul className="results">
      {results.map((result) => (
        <li key={result.text}>
          <ResultNumbers className="text-2xl" result={result} words={words} />
          {result.comparison && (
            <div>
              <Dumbbell comparison={result.comparison} />
            </div>
          )}
          <p className="text-sm">{result.text}</p>
        </li>
      ))}
    </ul>
  );
}
