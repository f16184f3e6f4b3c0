/**
 * Changes some values of a query and keeps the others, such as those that tell a campaign.
 * @param search the query so far, with its question mark; anything may stand in it
 * @param changes the new values, which go to the end in their order; undefined takes one away
 * @returns the query with its question mark, or nothing where it is empty
 */
export function changeQuery(search: string, changes: Record<string, string | undefined>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    if (value !== undefined) query.set(name, value);
  }
  return query.size === 0 ? '' : `?${query}`;
}
