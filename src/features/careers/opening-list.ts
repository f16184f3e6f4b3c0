/** Shown where a department has no opening. */
const noOpenings = 'No job openings found in this department at the moment.';

/** @returns the openings of a department, or all where none is chosen */
export const filterOpenings = <Opening extends { department: string }>(
  openings: readonly Opening[],
  department: string | undefined,
) => openings.filter((opening) => department === undefined || opening.department === department);

/** @returns how many openings are shown, in words, or that there are none */
export function formatCount(count: number, department: string | undefined) {
  if (count === 0) return noOpenings;
  const noun = count === 1 ? 'opening' : 'openings';
  return department === undefined ? `${count} ${noun}` : `${count} ${noun} in ${department}`;
}

/**
 * @param search query of the page's address; anything may stand in it
 * @returns the department chosen there, or undefined for all
 */
export function readDepartment<Department extends string>(
  search: string,
  departments: readonly Department[],
) {
  const wanted = new URLSearchParams(search).get('department');
  return departments.find((department) => department === wanted);
}
