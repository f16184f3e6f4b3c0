import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFolder } from './folder.ts';

/**
 * Reads a file that the configuration of the build needs, before the content is read.
 * @param file below the content folder
 * @returns its data, not validated; undefined if there is no such file
 */
export function readYaml(file: string): unknown {
  const path = `${contentFolder()}/${file}`;
  return existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
}
