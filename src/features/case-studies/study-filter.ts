import type { CaseStudy } from '../../content/kinds/case-study.ts';

export type FilteredStudy = Pick<CaseStudy, 'id' | 'industry'>;

/**
 * Reads from an address which industry is asked for. A study that the fragment names is always
 * shown: where its industry is another, all are.
 * @param search such as `?industry=Retail`; nonsense counts as nothing said
 * @param fragment such as `#one-payroll`
 * @returns the industry, or undefined for all
 */
export function parseStudyFilter(
  { search, hash: fragment }: { search: string; hash: string },
  studies: readonly FilteredStudy[],
): string | undefined {
  const asked = new URLSearchParams(search).get('industry');
  const industry = studies.find((study) => study.industry === asked)?.industry;
  const named = studies.find(({ id }) => `#${id}` === fragment);
  return named && named.industry !== industry ? undefined : industry;
}
