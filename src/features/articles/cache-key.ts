import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../content/folder.ts';
import type { Site } from '../../site/site.ts';
import { articles } from './model/article.ts';

const digests = new WeakMap<object, string>();

/** @returns a hash of plain data, remembered because several pages show the same article */
function digestOf(data: object) {
  const digest = digests.get(data) ?? hash('sha256', JSON.stringify(data));
  digests.set(data, digest);
  return digest;
}

let filesDigest: string | undefined;

/** @returns a hash of all content files other than articles, read once per build */
function digestFiles() {
  const root = contentFolder();
  filesDigest ??= digestOf(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith(`/${articles.folder}`))
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [file, hash('sha256', readFileSync(file))]),
  );
  return filesDigest;
}

/**
 * Makes the key of a page for Astro's incremental build, which takes a page from its cache as long
 * as its key and the code that renders it are the same. Only pages that exist for every article
 * have a key: rendering the others again takes no time. Each day has new keys, because pages show
 * today's date and what is due.
 * @param articleData everything that the page shows of articles: their other files are in the key
 */
export const makeCacheKey = (site: Site, ...articleData: (object | undefined)[]) =>
  hash(
    'sha256',
    [
      // Node formats dates and numbers.
      process.version,
      digestFiles(),
      // Half of the words are in files of the program.
      digestOf(site.words),
      JSON.stringify(site.today),
      ...articleData.map((data) => (data ? digestOf(data) : '')),
    ].join(),
  );
