import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file with the number of migrations that a content folder has had. */
export const versionFile = '.version';

/** @returns 0 if the folder is older than migrations */
export function readVersion(folder: string) {
  const file = join(folder, versionFile);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}

export const writeVersion = (folder: string, version: number) =>
  writeFileSync(join(folder, versionFile), `${version}\n`);
