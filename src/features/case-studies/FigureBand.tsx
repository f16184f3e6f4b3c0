import './figure-band.css';
import type { WordsOf } from '../../content/words/words.ts';
import { findMainResult, formatComparison } from './format-comparison.ts';
import { IllustrativeTag } from './IllustrativeTag.tsx';
import type { CaseStudy } from './model/case-study.ts';

interface Props {
  /** A case study with a result that compares two values. */
  study: CaseStudy;
  words: WordsOf<'caseStudies'>;
}

/** The main figure of a case study, as large as the page allows, on a band of its own. */
export function FigureBand({ study, words }: Props) {
  const result = findMainResult(study);
  if (!result?.comparison) return null;
  const { before, after, unit } = formatComparison(result.comparison, words.language);
  return (
    <aside aria-label={study.title} className="figure-band">
      <div className="wrap">
        <p className="figure-band-numbers tabular">
          <span className="sr-only">{words.caseStudies.before} </span>
          {before}
          <span aria-hidden="true" className="mirrored">
            →
          </span>
          <span className="sr-only">{words.caseStudies.after} </span>
          {after} <small>{unit}</small>
        </p>
        <div className="figure-band-text">
          <IllustrativeTag study={study} words={words} />
          <p className="font-display text-xl">{result.text}</p>
          <p className="text-sm">
            <a className="font-medium underline underline-offset-4" href={study.path}>
              {study.title}
            </a>
            <span className="block">{study.client}</span>
          </p>
        </div>
      </div>
    </aside>
  );
}
