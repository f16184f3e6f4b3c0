import type { WordsOf } from '../../content/words.ts';
import type { CaseStudy } from './model/case-study.ts';
import { ResultNumbers } from './ResultNumbers.tsx';

interface Props {
  results: CaseStudy['results'];
  words: WordsOf<'caseStudies'>;
}

/** The results of a case study: large numbers and a sentence. */
export const Results = ({ results, words }: Props) => (
  <ul className="grid gap-x-8 gap-y-5 grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]">
    {results.map((result) => (
      <li
        className="row-span-2 grid grid-rows-subgrid gap-y-2 border-t border-rule pt-3"
        key={result.text}
      >
        <ResultNumbers className="text-2xl" result={result} words={words} />
        <p className="text-sm">{result.text}</p>
      </li>
    ))}
  </ul>
);
