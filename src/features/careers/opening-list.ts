import type { Opening } from '../../content/kinds/opening.ts';
import type { Query } from '../../ui/filtered-list/query.ts';

export type FilteredOpening = Pick<Opening, 'id' | 'department'>;

/** The department that the list is asked for, as the address names it. */
export const openingParameters = ['department'] as const;
type OpeningQuery = Query<(typeof openingParameters)[number]>;

/** Shown where a department has no opening. */
const noOpenings = 'No job openings found in this department at the moment.';

/** @returns the openings of a department, or all where none is chosen */
export const filterOpenings = (openings: FilteredOpening[], { department }: OpeningQuery) =>
  openings.filter((opening) => department === '' || opening.department === department);

/** @returns how many openings are shown, in words, or that there are none */
export function formatCount(count: number, department: string) {
  if (count === 0) return noOpenings;
  const noun = count === 1 ? 'opening' : 'openings';
  return department === '' ? `${count} ${noun}` : `${count} ${noun} in ${department}`;
}

/** Drops a department that there is not. */
export const cleanOpeningQuery = (
  { department }: OpeningQuery,
  departments: readonly string[],
): OpeningQuery => ({ department: departments.includes(department) ? department : '' });
