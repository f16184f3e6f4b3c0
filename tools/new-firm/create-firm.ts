import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toCalendarDate, toIsoDate } from '../../src/content/dates.ts';
import { writeVersion } from '../../src/content/migrations/migrate.ts';
import type { Facts } from './facts.ts';
import { writeFirmFiles } from './firm-files.ts';

/**
 * Writes the content of a new firm.
 * @param folder new or empty
 * @returns the number of files
 */
export function createFirm(folder: string, facts: Facts): number {
  const files = writeFirmFiles(facts, toIsoDate(toCalendarDate(new Date())));
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  writeVersion(folder);
  return files.size;
}
