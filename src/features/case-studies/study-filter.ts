import type { Query } from '../../ui/filtered-list/query.ts';
import type { CaseStudy } from './model/case-study.ts';

export type FilteredStudy = Pick<CaseStudy, 'slug' | 'industry'>;

/** The parameters of the URL that filter the list. */
export const studyParameters = ['industry'] as const;
type StudyQuery = Query<(typeof studyParameters)[number]>;

/**
 * Ignores an industry that no case study has. If the fragment names a case study of another
 * industry, the industry is ignored too, so that the linked case study is shown.
 * @param fragment such as `#one-payroll`
 */
export function cleanStudyQuery(
  { industry }: StudyQuery,
  fragment: string,
  studies: readonly FilteredStudy[],
): StudyQuery {
  const isKnown = studies.some((study) => study.industry === industry);
  const linked = studies.find(({ slug }) => `#${slug}` === fragment);
  return { industry: isKnown && (linked?.industry ?? industry) === industry ? industry : '' };
}

/** @returns the case studies of an industry, or all if none is selected */
export const filterStudies = (studies: FilteredStudy[], { industry }: StudyQuery) =>
  studies.filter((study) => industry === '' || study.industry === industry);
