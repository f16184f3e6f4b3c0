import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainDiskError, openOutputFolder } from './output-folder.ts';

/** Node does not end when it is asked for folders where there can be none. */
test.runIf(existsSync('/proc'))('a folder that cannot be made is named at once', () => {
  let message: string | undefined;
  try {
    openOutputFolder('/proc/nothing/site', '.cache/none');
  } catch (error) {
    message = explainDiskError(error, '/proc/nothing/site');
  }
  expect(message).toContain('Choose another one with --out.');
});
