/** The value of each query parameter of a list, or '' if it is missing. */
export type Query<Name extends string = string> = Record<Name, string>;

/** Reads the parameters of a list from a query string, which may contain anything. */
export function readQuery<Name extends string>(search: string, names: readonly Name[]) {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as Query<Name>;
}

/** Of a value, in the address. With more, servers refuse to load the page again. */
export const mostCharacters = 500;

/** Cuts a value for the address, never within a character of two code units. */
const cut = (value: string) =>
  value
    .trim()
    .slice(0, mostCharacters)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/**
 * Changes some parameters of a query string and keeps the others, such as those of a campaign.
 * @param search the current query string, with its question mark; it may contain anything
 * @param changes the new values, appended in their order; '' removes a parameter
 * @returns the query string with its question mark, or '' if no parameter is left
 */
export function changeQuery(search: string, changes: Query) {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    parameters.delete(name);
    if (value.trim()) parameters.set(name, cut(value));
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/**
 * Adds what was typed or chosen before the script loaded to the query of the address. Empty
 * controls are ignored. If anything changes, parameters without a control, such as the page, are
 * reset.
 * @returns the same object if nothing changes
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
