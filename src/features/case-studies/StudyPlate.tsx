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
  return (
    <div className="case-study-plate">
      <ResultNumbers className="case-study-figure" result={result} words={words} />
      {comparison && !hasArches && <Dumbbell comparison={comparison} />}
      <p className="font-display text-lg">{text}</p>
      {comparison && hasArches && (
        <svg
          aria-hidden="true"
          className="case-study-arches mirrored"
          viewBox={`0 0 ${arches.width} ${arches.height}`}
        >
          {drawArches(comparison).map((path, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two paths are told apart only by their order
            <path d={path} key={index} />
          ))}
        </svg>
      )}
    </div>
  );
}
