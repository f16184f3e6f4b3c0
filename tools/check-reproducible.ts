import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Builds the site twice from scratch and lists the files that differ. */

function build(target: string) {
  for (const cache of ['.cache', '.astro']) rmSync(cache, { recursive: true, force: true });
  execFileSync('npx', ['astro', 'build', '--outDir', target], {
    stdio: ['ignore', 'ignore', 'inherit'],
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

const folder = mkdtempSync(join(tmpdir(), 'reproducible-'));
const [first, second] = [build(join(folder, 'first')), build(join(folder, 'second'))];
const names = new Set([...first.keys(), ...second.keys()]);
const different = [...names].filter((file) => first.get(file) !== second.get(file));

if (different.length > 0) {
  console.error(`Two builds differ in ${different.length} of ${names.size} files:`);
  for (const file of different) console.error(`  ${file}`);
  console.error(`Both builds are in ${folder}`);
  process.exit(1);
}
rmSync(folder, { recursive: true });
console.log(`Two builds gave ${names.size} identical files.`);
