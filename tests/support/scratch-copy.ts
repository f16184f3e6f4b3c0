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

/** What is built and checked; other files are not copied. */
const copied = [
  'content',
  'src',
  'tools',
  'astro.config.ts',
  'launch-allow.yaml',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/**
 * @returns the path of the first file in a folder of `content/`, so that tests hard-code no file
 */
export function findFirst(folder: string) {
  const [name] = readdirSync(join('content', folder))
    .filter((name) => /\.(md|yaml)$/.test(name))
    .sort();
  if (!name) throw new Error(`content/${folder} is empty`);
  return `content/${folder}/${name}`;
}

/** Copies the project to try changes. The copy shares node_modules and what is cached with the original. */
export function makeScratchCopy() {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of copied) cpSync(name, join(root, name), { recursive: true });
  for (const name of ['node_modules', '.cache/files', '.cache/node']) {
    mkdirSync(name, { recursive: true });
    mkdirSync(dirname(join(root, name)), { recursive: true });
    symlinkSync(resolve(name), join(root, name));
  }
  return {
    root,
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    write(path: string, text: string | Buffer) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    edit(path: string, find: string | RegExp, replacement: string | ((found: string) => string)) {
      const text = readFileSync(join(root, path), 'utf8');
      const changed =
        typeof replacement === 'string'
          ? text.replace(find, replacement)
          : text.replace(find, replacement);
      if (changed === text) throw new Error(`${path} does not contain ${find}`);
      writeFileSync(join(root, path), changed);
    },
    /** Builds of the copy compress fast instead of best. */
    prepareBuild() {
      this.edit('src/build/compress.ts', 'constants.BROTLI_MAX_QUALITY', '1');
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
