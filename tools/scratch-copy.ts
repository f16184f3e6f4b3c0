import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const leftOut = [
  'node_modules',
  'dist',
  'dist-hosts',
  '.git',
  '.astro',
  '.cache',
  'shots',
  'test-results',
];

/** @returns the first file of a folder of `content/`, as a path: tests name no file that a firm may delete */
export function findFirst(folder: string) {
  const [name] = readdirSync(join('content', folder))
    .filter((name) => /\.(md|yaml)$/.test(name))
    .sort();
  if (!name) throw new Error(`content/${folder} is empty`);
  return `content/${folder}/${name}`;
}

/** A copy of the project to try changes in; it shares node_modules with the original. */
export function makeScratchCopy() {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of readdirSync('.'))
    if (!leftOut.includes(name)) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return {
    root,
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    write(path: string, text: string | Buffer) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    edit(path: string, find: string | RegExp, put: string | ((found: string) => string)) {
      const text = readFileSync(join(root, path), 'utf8');
      const changed = typeof put === 'string' ? text.replace(find, put) : text.replace(find, put);
      if (changed === text) throw new Error(`${path} does not hold ${find}`);
      writeFileSync(join(root, path), changed);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
