import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '../src/content/folder.ts';

/**
 * Builds the site in several ways and lists the files that differ: from scratch, from the cache,
 * one file at a time, and from the cache after an article has changed.
 */

const folder = mkdtempSync(join(tmpdir(), 'reproducible-'));

/** One file at a time, in one thread. */
const oneAtATime = { BUILD_CONCURRENCY: '1', UV_THREADPOOL_SIZE: '1' };

interface Way {
  name: string;
  isCold: boolean;
  content?: string;
  settings?: Record<string, string>;
}

/** @returns the hash of each file of the built site */
function build({ name, isCold, content = contentFolder(), settings }: Way) {
  console.log(`Building ${name} …`);
  if (isCold)
    for (const cache of ['.cache', '.astro']) rmSync(cache, { recursive: true, force: true });
  const target = join(folder, name);
  execFileSync(process.execPath, ['tools/build.ts', '--content', content, '--out', target], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings },
  });
  const files = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(target.length + 1));
  const hashFile = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(target, file)))
      .digest('hex');
  return new Map(files.sort().map((file) => [file, hashFile(file)]));
}

/** Lists the files that differ between builds, and makes the command fail. */
function compare(builds: Map<string, string>[]) {
  const names = [...new Set(builds.flatMap((files) => [...files.keys()]))];
  const different = names.filter(
    (file) => new Set(builds.map((files) => files.get(file))).size > 1,
  );
  if (different.length === 0) {
    console.log(`${builds.length} builds gave ${names.length} identical files.`);
    return;
  }
  console.error(`The builds differ in ${different.length} of ${names.length} files:`);
  for (const file of different) console.error(`  ${file}`);
  console.error(`All of them are in ${folder}`);
  process.exit(1);
}

const content = join(folder, 'content');
cpSync(contentFolder(), content, { recursive: true });

compare([
  build({ name: 'from scratch', isCold: true }),
  build({ name: 'from the cache', isCold: false }),
  build({ name: 'one at a time', isCold: true, settings: oneAtATime }),
]);

build({ name: 'a copy', isCold: false, content });
const [article = ''] = readdirSync(join(content, 'articles')).sort();
appendFileSync(join(content, 'articles', article), '\nOne more paragraph.\n');
compare([
  build({ name: 'the changed copy from the cache', isCold: false, content }),
  build({ name: 'the changed copy from scratch', isCold: true, content }),
]);

rmSync(folder, { recursive: true });
