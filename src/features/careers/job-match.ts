/**
 * Finds the position that a link asks for, ignoring case and extra white space.
 * @param search query string of the page, such as `?job=intern`; it may contain anything
 * @param positions the available positions, in the order of the list
 * @returns the first position that contains the value of `job`, or undefined if none does
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
