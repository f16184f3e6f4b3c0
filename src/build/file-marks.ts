import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** What a file was when it was last read or written. */
export interface Mark {
  hash: string;
  /** Its size, and when it last changed, to which no program can set it back. */
  stamp: string;
}

/** @throws if there is no such file */
async function readStamp(file: string) {
  const { size, ctimeMs } = await stat(file);
  return `${size} ${ctimeMs}`;
}

/** @param bytes of the file, which has just been written */
export const markFile = async (file: string, bytes: Uint8Array): Promise<Mark> => ({
  hash: hash('sha256', bytes),
  stamp: await readStamp(file),
});

/**
 * Reads a file only if it may have changed.
 * @returns its mark now; and its bytes if they are not those of the last mark
 * @throws if there is no such file
 */
export async function checkFile(
  file: string,
  last?: Mark,
): Promise<{ mark: Mark; changed?: Buffer }> {
  const stamp = await readStamp(file);
  if (last?.stamp === stamp) return { mark: last };
  const bytes = await readFile(file);
  const mark = { hash: hash('sha256', bytes), stamp };
  return mark.hash === last?.hash ? { mark } : { mark, changed: bytes };
}

/** @returns the mark of a file now; undefined if its bytes are not those of the last mark */
export async function keepFile(file: string, last: Mark): Promise<Mark | undefined> {
  try {
    const { mark, changed } = await checkFile(file, last);
    return changed ? undefined : mark;
  } catch {
    return undefined;
  }
}
