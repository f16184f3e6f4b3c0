import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  find,
  isServed,
  listIndexable,
  readHtml,
  readPage,
  textOf,
} from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readSites } from '../../support/read-site.ts';

interface BuiltSearch {
  search: Promise<(text: string) => { path: string }[]>;
}

const sites = readSites();
const titles = listIndexable().map((path) => ({ path, title: textOf(find(readPage(path), 'h1')) }));
const isIn = (prefix: string) => (path: string) =>
  prefix !== ''
    ? path.startsWith(prefix)
    : !sites.some(({ language }) => language.prefix && path.startsWith(language.prefix));

describe.each(sites)('the search in $language.code', async ({ firm, language, paths }) => {
  const file = resolve(distFolder() + paths.search);
  const built: BuiltSearch = await import(pathToFileURL(file).href);
  const search = await built.search;
  const own = titles.filter(({ path }) => isIn(language.prefix)(path));
  const found = new Set(
    own.flatMap(({ title }) => title.split(' ').flatMap((word) => search(word))).map((r) => r.path),
  );

  // Names in another firm's titles may be too short to be searched.
  test.runIf(firm.sample)('finds every page by its heading', () => {
    const isFound = ({ path, title }: (typeof own)[number]) =>
      search(title).some((result) => result.path.replace(/#.*/, '') === path);
    expect(own.filter((page) => !isFound(page))).toEqual([]);
  });

  test('is loaded by the pages of its language', () => {
    expect(readHtml(paths.home)).toContain(paths.search);
  });

  test('finds only existing pages of its language and existing anchors in them', () => {
    expect(found.size).toBeGreaterThan(0);
    for (const path of found) {
      const [page = '', anchor] = path.split('#');
      expect(isServed(page), path).toBe(true);
      expect(isIn(language.prefix)(page), path).toBe(true);
      if (anchor) expect(readPage(page).querySelector(`[id="${anchor}"]`), path).not.toBeNull();
    }
  });
});
