/**
 * The position that a link asks for. Compared without case; white space counts as one space, and not at the ends.
 * @param search query of the page's address, such as `?job=intern`; which may hold anything
 * @param positions the positions on offer, in the order of the list
 * @returns the first position that holds the value of `job`, or undefined where none does
 */
export function matchJob(search: string, positions: readonly string[]) {
  const wanted = new URLSearchParams(search)
    .get('job')
    ?.trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  if (!wanted) return undefined;
  return positions.find((position) => position.toLowerCase().includes(wanted));
}
