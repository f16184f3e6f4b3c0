/**
 * The functions of `node:fs` with which the site reads its content, for the preview in the browser:
 * over the texts that the editor has.
 */

const files = new Map<string, string>();

/** @param texts the whole content, by path from the root of the project */
export function putFiles(texts: Iterable<readonly [path: string, text: string]>) {
  files.clear();
  for (const [path, text] of texts) files.set(path, text);
}

/** @returns the paths of a folder, relative to it */
export const listFiles = (folder: string) =>
  [...files.keys()].flatMap((path) =>
    path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [],
  );

/** @throws if there is no such file */
export function readFileSync(path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`There is no file ${path}`);
  return text;
}

export const existsSync = (path: string) => files.has(path) || listFiles(path).length > 0;

/** Only listed for the keys of a cache, which the preview has not. */
export const readdirSync = (): never[] => [];
