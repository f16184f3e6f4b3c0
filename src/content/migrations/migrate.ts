import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from './migrations.ts';
import { openContent } from './open-content.ts';

/** The file with the version of the schemas that a content folder follows. */
export const versionFile = '.version';

/** Contents start at version 1, and each migration adds one. */
const currentVersion = () => 1 + migrations.length;

function readVersion(folder: string) {
  const file = join(folder, versionFile);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 1;
}

/** @returns whether the content was written for an earlier version of the program */
export const isOutdated = (folder: string) => readVersion(folder) < currentVersion();

/** Notes that the content follows the current schemas. */
export const writeVersion = (folder: string) =>
  writeFileSync(join(folder, versionFile), `${currentVersion()}\n`);

/**
 * Brings a content folder to the current version.
 * @param report is called for each change
 */
export function migrateContent(folder: string, report: (line: string) => void) {
  const content = openContent(folder, report);
  for (const migrate of migrations.slice(readVersion(folder) - 1)) migrate(content);
  writeVersion(folder);
}
