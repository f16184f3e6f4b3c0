import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Mark } from './file-marks.ts';
import type { StyleUse } from './style-use.ts';

/** A file of the site. */
export interface Listed {
  /** The file that Astro wrote. */
  source: Mark;
  /** Of a page. */
  use?: StyleUse;
  /** A hash of everything that its finished form is made of. */
  key: string;
  /** The finished file and its compressed copies, by the ending that their names have more. */
  finished: Record<string, Mark>;
}

/** Everything in a folder of the built site, by path. */
export interface Listing {
  files: Record<string, Listed>;
  /** The texts of the style elements of the pages, by their hashes. */
  styles: Record<string, string>;
}

const listingOf = (dist: string) => `.cache/dist/${hash('sha256', resolve(dist))}.json`;

/** @returns what the last build wrote into the folder; an empty listing if that is not known */
export async function readListing(dist: string): Promise<Listing> {
  try {
    return JSON.parse(await readFile(listingOf(dist), 'utf8'));
  } catch {
    return { files: {}, styles: {} };
  }
}

export async function writeListing(dist: string, listing: Listing) {
  const file = listingOf(dist);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(listing));
}

/** @returns a hash of the programs that finish files: other versions may write other bytes */
export async function readProgramVersion() {
  const folder = 'src/build';
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`);
  const parts = [...files.sort(), 'package-lock.json'].map((file) => readFile(file));
  return hash(
    'sha256',
    Buffer.concat([Buffer.from(process.version), ...(await Promise.all(parts))]),
  );
}
