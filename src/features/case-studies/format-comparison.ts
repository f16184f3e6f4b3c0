import type { CaseStudy } from './model/case-study.ts';

export type Comparison = NonNullable<CaseStudy['results'][number]['comparison']>;

/**
 * Formats two values, each with its percent sign, and the rest of their unit.
 * @param tag such as `en-IN`
 * @returns in English, `31%`, `19%` and `a year` for `% a year`; `94`, `52` and `days` for `days`
 */
export function formatComparison({ before, after, unit }: Comparison, tag: string) {
  const isPercent = unit.startsWith('%');
  const percent = new Intl.NumberFormat(tag, { style: 'unit', unit: 'percent' });
  const format = (value: number) => (isPercent ? percent.format(value) : value.toLocaleString(tag));
  return {
    before: format(before),
    after: format(after),
    unit: isPercent ? unit.slice(1).trim() : unit,
  };
}

/** @returns the result that represents a case study: the first with two values, or else the first */
export const findMainResult = ({ results }: Pick<CaseStudy, 'results'>) =>
  results.find(({ comparison }) => comparison) ?? results[0];
