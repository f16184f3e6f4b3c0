import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { find, isServed, listIndexable, readPage, textOf } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readSiteOf, readSites } from '../../support/site.ts';

interface BuiltSearch {
  search: Promise<(text: string) => { path: string }[]>;
}

const sites = readSites();
const titles = listIndexable().map((path) => ({ path, title: textOf(find(readPage(path), 'h1')) }));
describe.each(sites)('the search in $language.code', async ({ firm, language, paths }) => {
  const built: BuiltSearch = await import(resolve(distFolder() + paths.search));
  const search = await built.search;
  const isOwn = (path: string) => readSiteOf(path).language === language;
  const own = titles.filter(({ path }) => isOwn(path));
  const found = new Set(
    own.flatMap(({ title }) => title.split(' ').flatMap((word) => search(word))).map((r) => r.path),
  );

  // Names in another firm's titles may be too short to be searched.
  test.runIf(firm.sample)('finds every page by its heading', () => {
    const isFound = ({ path, title }: (typeof own)[number]) =>
      search(title).some((result) => result.path.replace(/#.*/, '') === path);
    expect(own.filter((page) => !isFound(page))).toEqual([]);
  });

  test('finds only existing pages of its language and existing anchors in them', () => {
    expect(found.size).toBeGreaterThan(0);
    for (const path of found) {
      const [page = '', anchor] = path.split('#');
      expect(isServed(page), path).toBe(true);
      expect(isOwn(page), path).toBe(true);
      if (anchor) expect(readPage(page).querySelector(`[id="${anchor}"]`), path).not.toBeNull();
    }
  });
});
