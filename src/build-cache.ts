import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';

const folder = '.cache/files';
const day = 86_400_000;

/**
 * Notes that a file is still used; once a day is enough.
 * @throws where there is no such file
 */
async function markAsUsed(file: string) {
  const now = new Date();
  const { mtimeMs } = await stat(file);
  if (now.getTime() - mtimeMs > day) await utimes(file, now, now);
}

/**
 * Finds a file in the cache, or makes it. Files are named after the hash of all they are made from:
 * none is ever outdated, and the folder can be deleted at any time.
 * @param ending of the file name, such as `.png`
 * @param inputs everything the file depends on: the content, the settings, the versions of tools
 * @param make must give the same bytes for the same inputs
 * @returns the path of the file
 */
export async function cacheFile(
  ending: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) {
  const hash = createHash('sha256');
  // With their lengths, so that "a", "bc" is not "ab", "c".
  for (const input of inputs) hash.update(`${input.length} `).update(input);
  const file = `${folder}/${hash.digest('hex')}${ending}`;
  try {
    await markAsUsed(file);
  } catch {
    // Renamed once it is whole: a build that is stopped leaves no half of a file.
    const unfinished = `${folder}/${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, await make());
    await rename(unfinished, file);
  }
  return file;
}

/** Deletes what no build has used for thirty days, so that a cache that is kept does not grow. */
export async function removeUnusedFiles() {
  const oldest = Date.now() - 30 * day;
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(`${folder}/${name}`);
    if (mtimeMs < oldest) await rm(`${folder}/${name}`);
  }
}
