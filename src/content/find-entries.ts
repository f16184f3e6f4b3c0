/**
 * Finds the entries that another entry refers to, in the order of the references.
 * @param ids file names, from a field of references to a kind without drafts
 * @throws if there is no entry with one of the ids
 */
export const findEntries = <Entry extends { id: string }>(entries: Entry[], ids: string[]) =>
  ids.map((id) => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`Nothing has the file name "${id}", to which another file refers`);
    return entry;
  });
