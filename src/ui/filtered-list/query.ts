/** What a list is asked for: the value of each of its query parameters, '' where there is none. */
export type Query<Name extends string = string> = Record<Name, string>;

/** Reads the parameters of a list from the query of an address, which may hold anything. */
export function readQuery<Name extends string>(search: string, names: readonly Name[]) {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as Query<Name>;
}

/**
 * Changes some parameters of a query and keeps the others, such as those that tell a campaign.
 * @param search the query so far, with its question mark; it may hold anything
 * @param changes the new values, which go to the end in their order; '' takes one away
 * @returns the query with its question mark, or nothing where it is empty
 */
export function changeQuery(search: string, changes: Query) {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    parameters.delete(name);
    if (value.trim()) parameters.set(name, value.trim());
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/**
 * Adds what was typed or chosen before the script came to what the address asks for. An empty
 * control says nothing; a parameter without a control, such as the page, starts again.
 * @returns the very query that was given where nothing differs
 */
export function addControls<Name extends string>(
  query: Query<Name>,
  controls: Partial<Query<Name>>,
): Query<Name> {
  const names = Object.keys(query) as Name[];
  const isNew = (name: Name) => ![undefined, '', query[name]].includes(controls[name]?.trim());
  if (!names.some(isNew)) return query;
  const values = names.map((name) => [
    name,
    isNew(name) ? controls[name] : name in controls ? query[name] : '',
  ]);
  return Object.fromEntries(values) as Query<Name>;
}
