import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { contentFolder } from './content/folder.ts';

const folder = '.cache/files';
/** Where the content check keeps the fields of files. */
export const fieldsFolder = '.cache/fields';
/** Where Node keeps the modules that it has compiled. */
export const compiledFolder = '.cache/node';
const day = 86_400_000;

/**
 * Where Astro keeps parsed files and rendered pages. Each content folder has its own, and of one
 * content each folder of the built site: two builds at the same time change nothing of each other.
 */
export const astroFolder = (out = 'dist') =>
  `./.cache/astro/${[contentFolder(), ...(out === 'dist' ? [] : [out])].join(' in ').replaceAll('/', '-')}`;

/**
 * Updates the modification time of a file that is still used, at most once a day.
 * @throws if the file does not exist
 */
async function markAsUsed(file: string) {
  const now = new Date();
  const { mtimeMs } = await stat(file);
  if (now.getTime() - mtimeMs > day) await utimes(file, now, now);
}

/**
 * Finds a file in the cache, or makes it. Files are named after a hash of everything that they are
 * made from, so they are never out of date, and the folder can be deleted at any time.
 * @param ending file extension, such as `.png`
 * @param inputs everything the file depends on: the content, the settings, the versions of tools
 * @param make must return the same bytes for the same inputs
 * @returns the path of the file
 */
export async function cacheFile(
  ending: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) {
  const hash = createHash('sha256');
  // With their lengths, so that "a", "bc" and "ab", "c" have different hashes.
  for (const input of inputs) hash.update(`${input.length} `).update(input);
  const file = `${folder}/${hash.digest('hex').slice(0, 16)}${ending}`;
  try {
    await markAsUsed(file);
  } catch {
    // Renamed once it is complete, so that an interrupted build leaves no partial file.
    const unfinished = `${folder}/${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, await make());
    await rename(unfinished, file);
  }
  return file;
}

const lastRemoval = '.cache/last-removal';

/**
 * Deletes files that no build has used for 30 days, and modules that were compiled before, so that
 * the cache does not grow forever. Looks for them once a day: there may be thousands.
 */
export async function removeUnusedFiles() {
  const now = Date.now();
  const last = await stat(lastRemoval).catch(() => undefined);
  if (last && now - last.mtimeMs < day) return;
  await writeFile(lastRemoval, '');
  for (const root of [folder, fieldsFolder, compiledFolder])
    for (const name of await readdir(root, { recursive: true }).catch(() => [])) {
      const file = `${root}/${name}`;
      // Another build at the same time may just have renamed or deleted it.
      const found = await stat(file).catch(() => undefined);
      if (found?.isFile() && found.mtimeMs < now - 30 * day) await rm(file, { force: true });
    }
}
