import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * @param atEnd when the folder is removed: by default after all tests of the file, otherwise of a test
 * @returns a new folder
 */
export function makeFolder(atEnd: (remove: () => void) => void = afterAll) {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  // A process that the test has stopped may still be writing.
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
