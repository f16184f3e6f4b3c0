import type { CaseStudy } from '../../content/kinds/case-study.ts';
import type { Query } from '../../ui/filtered-list/query.ts';

export type FilteredStudy = Pick<CaseStudy, 'slug' | 'industry'>;

/** The industry that the list is asked for, as the address names it. */
export const studyParameters = ['industry'] as const;
type StudyQuery = Query<(typeof studyParameters)[number]>;

/**
 * Drops an industry that there is not. A study that the fragment names is always shown: where
 * its industry is another, all are.
 * @param fragment such as `#one-payroll`
 */
export function cleanStudyQuery(
  { industry }: StudyQuery,
  fragment: string,
  studies: readonly FilteredStudy[],
): StudyQuery {
  const isKnown = studies.some((study) => study.industry === industry);
  const named = studies.find(({ slug }) => `#${slug}` === fragment);
  return { industry: isKnown && (named?.industry ?? industry) === industry ? industry : '' };
}

/** @returns the studies of an industry, or all where none is chosen */
export const filterStudies = (studies: FilteredStudy[], { industry }: StudyQuery) =>
  studies.filter((study) => industry === '' || study.industry === industry);
