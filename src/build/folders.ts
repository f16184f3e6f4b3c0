import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How many files are worked on at once: most of the time, each waits for the disk. */
const parallel = 8;

/** Takes the files from a shared queue, because all together may not fit into memory. */
export async function forEachFile(files: string[], run: (file: string) => Promise<void>) {
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await run(file);
  };
  await Promise.all(Array.from({ length: parallel }, work));
}

const readEntries = (folder: string) => readdir(folder, { recursive: true, withFileTypes: true });

/**
 * @param folder with a slash at the end
 * @returns the paths of all files below it
 */
export async function listFiles(folder: string) {
  return (await readEntries(folder))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .sort();
}

const listParents = (file: string): string[] => {
  const parent = dirname(file);
  return parent === '.' ? [] : [parent, ...listParents(parent)];
};

/**
 * Removes from a folder, which need not exist, everything that is not one of the files. A
 * repository from which a host takes the site stays.
 * @param folder with a slash at the end
 */
export async function removeOthers(folder: string, files: ReadonlySet<string>) {
  const parents = new Set([...files].flatMap(listParents));
  for (const entry of await readEntries(folder).catch(() => [])) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length);
    const isExpected = entry.isDirectory() ? parents.has(name) : entry.isFile() && files.has(name);
    if (!isExpected && !/^\.git(\/|$)/.test(name)) await rm(path, { recursive: true, force: true });
  }
}
