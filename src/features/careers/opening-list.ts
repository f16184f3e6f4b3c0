import { fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { Query } from '../../ui/filtered-list/query.ts';
import type { Opening } from './model/opening.ts';

export type FilteredOpening = Pick<Opening, 'id' | 'department'>;

/** The query parameter of the list. */
export const openingParameters = ['department'] as const;
type OpeningQuery = Query<(typeof openingParameters)[number]>;

/** @returns the openings of a department, or all if none is chosen */
export const filterOpenings = (openings: FilteredOpening[], { department }: OpeningQuery) =>
  openings.filter((opening) => department === '' || opening.department === department);

/** @returns how many openings are shown, in words, or that there are none */
export function formatCount(
  count: number,
  department: string,
  { careers, language }: WordsOf<'careers'>,
) {
  if (count === 0) return careers.noOpenings;
  return department === ''
    ? fillPlural(careers.openings, language, count, {})
    : fillPlural(careers.openingsIn, language, count, { department });
}

/** Drops an unknown department. */
export const cleanOpeningQuery = (
  { department }: OpeningQuery,
  departments: readonly string[],
): OpeningQuery => ({ department: departments.includes(department) ? department : '' });
