import { hash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = '.cache/made';

/**
 * Writes a file that Astro, Tailwind or sharp reads by its path. Its name is a hash of its bytes,
 * because they remember files by their names.
 * @param ending of the name, such as `.css`
 * @returns its absolute path
 */
export function writeMadeFile(ending: string, content: string | Uint8Array) {
  const path = resolve(folder, `${hash('sha256', content).slice(0, 16)}${ending}`);
  mkdirSync(folder, { recursive: true });
  // Renamed once it is complete, because another build may read it at the same time.
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
