import type { CaseStudy } from '../../content/kinds/case-study.ts';

export type Comparison = NonNullable<CaseStudy['results'][number]['comparison']>;

/**
 * Formats two values so that their unit appears once.
 * @param language a tag such as `en-IN`
 * @returns for `% a year` in English `31`, `19%` and `a year`; for `days` `94`, `52` and `days`
 */
export function formatComparison({ before, after, unit }: Comparison, language: string) {
  const isPercent = unit.startsWith('%');
  const percent = new Intl.NumberFormat(language, { style: 'unit', unit: 'percent' });
  return {
    before: before.toLocaleString(language),
    after: isPercent ? percent.format(after) : after.toLocaleString(language),
    unit: isPercent ? unit.slice(1).trim() : unit,
  };
}

/** @returns the result of a study that shows it best: the first with two values, else the first */
export const findMainResult = ({ results }: Pick<CaseStudy, 'results'>) =>
  results.find(({ comparison }) => comparison) ?? results[0];

/** @returns whether a study can show a value before and after */
export const hasComparison = ({ results }: Pick<CaseStudy, 'results'>) =>
  results.some(({ comparison }) => comparison);
