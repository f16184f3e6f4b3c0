/**
 * Finds the entries that another entry refers to, in the order of the references. A reference
 * without an entry, such as one to a draft, is left out.
 * @param ids file names, from a field of references
 */
export const findEntries = <Entry extends { id: string }>(entries: Entry[], ids: string[]) =>
  ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
