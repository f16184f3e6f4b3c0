import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Builds the site in three ways and lists the files that differ. */

const folder = mkdtempSync(join(tmpdir(), 'reproducible-'));

/** One file at a time, in one thread. */
const oneAtATime = { BUILD_CONCURRENCY: '1', UV_THREADPOOL_SIZE: '1' };

const ways = [
  { name: 'from scratch', isCold: true, settings: {} },
  { name: 'from the cache', isCold: false, settings: {} },
  { name: 'one at a time', isCold: true, settings: oneAtATime },
];

/** @returns the hash of each file of the built site */
function build({ name, isCold, settings }: (typeof ways)[number]) {
  console.log(`Building ${name} …`);
  if (isCold)
    for (const cache of ['.cache', '.astro']) rmSync(cache, { recursive: true, force: true });
  const target = join(folder, name);
  execFileSync(process.execPath, ['tools/build.ts', '--out', target], {
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

const builds = ways.map(build);
const names = [...new Set(builds.flatMap((files) => [...files.keys()]))];
const different = names.filter((file) => new Set(builds.map((files) => files.get(file))).size > 1);

if (different.length > 0) {
  console.error(`The builds differ in ${different.length} of ${names.length} files:`);
  for (const file of different) console.error(`  ${file}`);
  console.error(`All of them are in ${folder}`);
  process.exit(1);
}
rmSync(folder, { recursive: true });
console.log(`${builds.length} builds gave ${names.length} identical files.`);
