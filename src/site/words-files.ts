import { existsSync, globSync, readFileSync } from 'node:fs';

/**
 * Reads the files of words. The editor in the browser has another module in its place:
 * `tools/editor/browser-modules.ts`.
 */

/** @returns the files of the built-in words, one for each subject; not every language has them */
export const listWordsFiles = (code: string): string[] =>
  globSync(`src/{content,features/*}/words/${code}.yaml`).sort();

/** @returns the text of a file; empty if there is none */
export const readWordsFile = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : '';
