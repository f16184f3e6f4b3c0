import type { WordsOf } from '../../content/words/words.ts';
import { Dumbbell } from './Dumbbell.tsx';
import type { CaseStudy } from './model/case-study.ts';
import { ResultNumbers } from './ResultNumbers.tsx';

/** In turn, so that studies that follow one another differ. */
const grounds = ['field', 'marked', 'soil', 'bg-sunken'];

interface Props {
  /** Place of the study in the list. */
  index: number;
  result: CaseStudy['results'][number];
  words: WordsOf<'caseStudies'>;
}

/** The main result of a case study, on one of four grounds in turn. */
export const StudyPlate = ({ index, result, words }: Props) => (
  <div className={`case-study-plate ${grounds[index % grounds.length]}`}>
    <ResultNumbers className="case-study-figure" result={result} words={words} />
    {result.comparison && <Dumbbell comparison={result.comparison} />}
    <p className="font-display text-lg">{result.text}</p>
  </div>
);
