import type { WordsOf } from '../../content/words/words.ts';
import { Dumbbell } from './Dumbbell.tsx';
import { arches, drawArches } from './draw-arches.ts';
import type { CaseStudy } from './model/case-study.ts';
import { ResultNumbers } from './ResultNumbers.tsx';

interface Props {
  result: CaseStudy['results'][number];
  /** Draws two values as arches, which stand on the horizon. */
  hasArches: boolean;
  words: WordsOf<'caseStudies'>;
}

/** The main result of a case study: its numbers, what they mean, and a drawing if there are two. */
export function StudyPlate({ result, hasArches, words }: Props) {
  const { comparison, text } = result;
  const drawn = comparison && hasArches ? drawArches(comparison) : undefined;
  return (
    <span className="case-study-plate">
      <ResultNumbers className="case-study-figure" result={result} words={words} />
      {comparison && !hasArches && (
        <span className="block max-sm:not-group-open/study:hidden">
          <Dumbbell comparison={comparison} />
        </span>
      )}
      <span className="block font-display text-lg">{text}</span>
      {drawn && (
        <svg
          aria-hidden="true"
          className="case-study-arches mirrored max-sm:not-group-open/study:hidden"
          viewBox={`0 0 ${arches.width} ${arches.height}`}
        >
          <path className="case-study-whole" d={drawn.whole} />
          <path className="case-study-before" d={drawn.before} />
          <path d={drawn.after} />
        </svg>
      )}
    </span>
  );
}
