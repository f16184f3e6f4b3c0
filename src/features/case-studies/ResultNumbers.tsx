import type { WordsOf } from '../../content/words.ts';
import { DrawnArrow } from '../../ui/DrawnArrow.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import { formatComparison } from './format-comparison.ts';
import type { CaseStudy } from './model/case-study.ts';

interface Props {
  result: CaseStudy['results'][number];
  words: WordsOf<'caseStudies'>;
  className: string;
}

/**
 * The values before and after, with the change in small type below, unless it is the second of them;
 * without them, only the figure.
 */
export function ResultNumbers({ result: { figure, comparison }, words, className }: Props) {
  if (!comparison)
    return <span className={`block font-display tabular ${className}`}>{figure}</span>;
  const { before, after, unit } = formatComparison(comparison, words.tag);
  const isChange = figure.replaceAll(/\s/g, '') !== `${after}${unit}`.replaceAll(/\s/g, '');
  return (
    <span className="block">
      <span className={`block font-display tabular ${className}`}>
        <span className="sr-only">{words.caseStudies.before} </span>
        <span className="text-muted">{before}</span>
        {'\u00A0'}
        <DrawnArrow />
        {'\u00A0'}
        <span className="sr-only">{words.caseStudies.after} </span>
        {after}
      </span>
      <span className="block text-sm text-muted tabular">
        <FactLine facts={{ unit, figure: isChange && figure }} />
      </span>
    </span>
  );
}
