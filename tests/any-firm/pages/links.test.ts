import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import {
  type BuiltPage,
  checkBuiltSite,
  measureDepths,
  readBuiltPage,
} from '../../../src/check/built-site.ts';
import {
  isServed,
  listIndexable,
  listMoved,
  listPaths,
  readHtml,
  readPage,
} from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readArticles, readContent, readPublished, readSites } from '../../support/site.ts';

const [{ paths }] = readSites();
const pagePaths = listIndexable();
const pages = new Map<string, BuiltPage>(
  [...listPaths(), ...listMoved()].map((path) => [path, readBuiltPage(fromHtml(readHtml(path)))]),
);

test('links lead to pages, parts of pages and files, no part has the anchor of another, and every page is linked', () => {
  expect(checkBuiltSite(readContent(), pages, distFolder())).toEqual([]);
});

test('a picture in a text has words, a size and files; a download says its type and size', () => {
  for (const path of pagePaths) {
    const page = readPage(path);
    // criteria.test.ts holds the words of photographs.
    for (const image of page.querySelectorAll('.prose figure img')) {
      const { src = '', width, height, loading } = image.attributes;
      expect([Number(width) > 0, Number(height) > 0], path).toEqual([true, true]);
      expect([loading, isServed(src)], path).toEqual(['lazy', true]);
    }
    for (const diagram of page.querySelectorAll('.prose figure svg'))
      expect(diagram.getAttribute('aria-label'), path).toMatch(/\S/);
    for (const link of page.querySelectorAll('.prose a[href^="/files/"]')) {
      expect(link.textContent, path).toMatch(/\([A-Z]+, \d.*\)$/);
      expect(link.hasAttribute('download'), path).toBe(true);
    }
  }
});

test('every page can be reached from the home page of its language in three clicks', () => {
  for (const { paths } of readSites())
    expect([...measureDepths(pages, paths.home)].filter(([, depth]) => depth > 3)).toEqual([]);
});

const hrefsIn = (path: string, selector: string) =>
  readPage(path)
    .querySelectorAll(selector)
    // The text of a service may link to a region, wherever the service is offered.
    .filter((link) => !link.closest('.prose'))
    .map((link) => link.getAttribute('href') ?? '');

test('articles and their services, and services and where they are offered, link to each other', () => {
  for (const { path, services } of readArticles()) {
    const listed = hrefsIn(path, 'nav[aria-labelledby=related-services] li a');
    expect(listed, path).toEqual(services.map((id) => paths.service(id)));
    for (const service of listed) expect(hrefsIn(service, 'main a'), service).toContain(path);
  }
  for (const { path, regions = [] } of readPublished('services'))
    expect(hrefsIn(path, `main a[href^="${paths.whereWeOperate}/"]`).sort(), path).toEqual(
      regions.map((region) => paths.region(region)).sort(),
    );
});
