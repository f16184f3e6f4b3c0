/** Finds entries by the references of another, in their order. @throws if there is no such entry */
export const findEntries = <Entry extends { id: string }>(entries: Entry[], ids: string[]) =>
  ids.map((id) => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`Nothing has the file name "${id}", to which another file refers`);
    return entry;
  });
