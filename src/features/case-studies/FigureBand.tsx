import type { WordsOf } from '../../content/words.ts';
import { DrawnArrow } from '../../ui/DrawnArrow.tsx';
import { findMainResult } from './format-comparison.ts';
import type { CaseStudy } from './model/case-study.ts';

interface Props {
  study: CaseStudy;
  words: WordsOf<'caseStudies'>;
}

/** The main figure of a case study, as large as the page allows, on a band of its own. */
export function FigureBand({ study, words }: Props) {
  const result = findMainResult(study);
  if (!result) return null;
  const { comparison } = result;
  const format = (value: number) => value.toLocaleString(words.tag);
  return (
    <aside aria-label={study.title} className="marked relative -mb-px max-md:mt-4">
      <div className="wrap grid items-center gap-x-8 gap-y-4 pt-8 pb-6 lg:grid-cols-[minmax(0,1fr)_var(--side)]">
        <div>
          {comparison && <p className="text-sm font-bold">{comparison.unit}</p>}
          <p className="mt-2 font-display lg:-ms-[0.03em] text-(length:--text-figure) leading-none tracking-(--tracking-tight) tabular">
            {comparison ? (
              <>
                <span className="sr-only">{words.caseStudies.before} </span>
                {format(comparison.before)}
                <DrawnArrow />
                <span className="sr-only">{words.caseStudies.after} </span>
                {format(comparison.after)}
              </>
            ) : (
              result.figure
            )}
          </p>
        </div>
        <div className="grid max-w-measure gap-3">
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
