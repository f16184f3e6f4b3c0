/**
 * Finds the entries that another entry names, in the order of their names. A name without an entry,
 * such as that of a draft, is left out.
 * @param ids file names, as a field of references contains them
 */
export const findEntries = <Entry extends { id: string }>(entries: Entry[], ids: string[]) =>
  ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
