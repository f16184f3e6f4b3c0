import './figure-band.css';
import type { WordsOf } from '../../content/words/words.ts';
import { DrawnArrow } from '../../ui/DrawnArrow.tsx';
import { findMainResult, formatComparison } from './format-comparison.ts';
import type { CaseStudy } from './model/case-study.ts';

interface Props {
  study: CaseStudy;
  words: WordsOf<'caseStudies'>;
}

/** The main figure of a case study, as large as the page allows, on a band of its own. */
export function FigureBand({ study, words }: Props) {
  const result = findMainResult(study);
  if (!result) return null;
  const compared = result.comparison && formatComparison(result.comparison, words.language);
  return (
    <aside aria-label={study.title} className="figure-band">
      <div className="wrap">
        <p className="figure-band-numbers tabular">
          {compared ? (
            <>
              <span className="sr-only">{words.caseStudies.before} </span>
              {compared.before}
              <DrawnArrow />
              <span className="sr-only">{words.caseStudies.after} </span>
              {compared.after} <small>{compared.unit}</small>
            </>
          ) : (
            result.figure
          )}
        </p>
        <div className="figure-band-text">
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
