import type { ContentFolder } from '../../../src/check/check-content.ts';
import type { SourceFile } from '../../../src/check/source.ts';

/** The content as JSON: `content.json` beside the page of the editor. */
export interface Snapshot {
  files: SourceFile[];
  pictures: [path: string, size: { width: number; height: number } | false][];
}

/** What Sveltia CMS keeps of a file of the repository. */
interface CachedFile {
  text?: string;
}

const answer = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @throws if the browser lets this address store nothing, of which Sveltia CMS would only say that it is an error */
export async function testStorage() {
  const name = 'test of the storage';
  (await answer(indexedDB.open(name))).close();
  indexedDB.deleteDatabase(name);
}

/**
 * Reads the files of the repository as Sveltia CMS has fetched and saved them.
 * @param name of its database, such as `github:owner/name`
 * @returns no files if there is no such database, as for a folder of this machine
 */
async function readCache(name: string): Promise<Map<string, CachedFile>> {
  const databases = await indexedDB.databases();
  if (!databases.some((database) => database.name === name)) return new Map();
  const database = await answer(indexedDB.open(name));
  try {
    if (!database.objectStoreNames.contains('file-cache')) return new Map();
    const store = database.transaction('file-cache').objectStore('file-cache');
    const [paths, files] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
    return new Map(paths.map((path, index) => [String(path), files[index] as CachedFile]));
  } finally {
    database.close();
  }
}

/** @returns the content as it was when the editor was built; on this machine, as it is now */
export const readSnapshot = async (): Promise<Snapshot> =>
  (await fetch('content.json', { cache: 'no-store' })).json();

const isText = (path: string) => /\.(md|ya?ml)$/.test(path);

/** A large picture, for those whose size the editor does not know: the build opens them. */
export const unknownSize = { width: 4000, height: 4000 };

/** Texts that are in the repository, and what Sveltia CMS had of them when that became known. */
const newer = new Map<string, { text: string; former: string | undefined }>();

/**
 * Notes a text of the repository that Sveltia CMS has not fetched yet.
 * @param name of the database of the repository
 */
export async function noteText(name: string, path: string, text: string) {
  const cache = await readCache(name);
  newer.set(path, { text, former: cache.get(path)?.text });
}

/** @param name of the database of the repository */
export async function readContent(name: string): Promise<ContentFolder> {
  const [{ files, pictures }, cache] = await Promise.all([readSnapshot(), readCache(name)]);
  for (const [path, { text, former }] of newer)
    if (cache.get(path)?.text === former) cache.set(path, { text });
  const texts = [...cache].flatMap(([path, { text }]) =>
    text === undefined ? [] : { path, text },
  );
  const added = [...cache.keys()].filter((path) => !isText(path));
  const known = new Map(pictures);
  for (const path of added) if (!known.has(path)) known.set(path, unknownSize);
  const rest = files.filter(({ path }) => !isText(path));
  return { files: texts.length === 0 ? files : [...texts, ...rest], pictures: known };
}
