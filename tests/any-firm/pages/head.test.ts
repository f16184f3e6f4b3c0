import { expect, test } from 'vitest';
import {
  find,
  isServed,
  listIndexable,
  listPaths,
  notFoundPaths,
  readCanonical,
  readHtml,
  readMeta,
  readPage,
  readTitle,
  textOf,
} from '../../../tools/built-site.ts';
import { readFirm } from '../../support/read-firm.ts';

const firm = readFirm();
const paths = listIndexable();
const pages = paths.map(readPage);
const toCanonical = (path: string) => `${firm.siteUrl}${path}`;
const countPlaces = (values: (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('every page has a title and a description of its own', () => {
  expect(countPlaces(pages.map(readTitle))).toEqual([]);
  expect(countPlaces(pages.map((page) => readMeta(page, 'description')))).toEqual([]);
});

test.each(paths)('%s: the title fits a search result', (path) => {
  const page = readPage(path);
  const title = readTitle(page);
  expect(page.querySelectorAll('head > title')).toHaveLength(1);
  expect(title.length).toBeGreaterThanOrEqual(10);
  // A few articles have long titles that no colon parts; cut by a machine they would say less.
  expect(title.length).toBeLessThanOrEqual(path.startsWith('/blog/') ? 90 : 60);
});

test.each(paths)('%s: the description has 70 to 160 characters', (path) => {
  const { length } = readMeta(readPage(path), 'description') ?? '';
  expect(length).toBeGreaterThanOrEqual(70);
  expect(length).toBeLessThanOrEqual(160);
});

test.each(paths)('%s: the canonical address is absolute and its own', (path) => {
  const page = readPage(path);
  expect(page.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(readCanonical(page)).toBe(toCanonical(path));
  expect(readMeta(page, 'og:url')).toBe(toCanonical(path));
  expect(readMeta(page, 'robots')).toBeUndefined();
});

test('the lists that take a query have one canonical address without it', () => {
  for (const path of ['/blogs', '/work-with-us'])
    expect(readCanonical(readPage(path))).toBe(toCanonical(path));
});

test('the not-found pages are not to be found', () => {
  for (const path of notFoundPaths) {
    const page = readPage(path);
    expect(readMeta(page, 'robots')).toBe('noindex');
    expect(readCanonical(page)).toBeUndefined();
    expect(readMeta(page, 'og:url')).toBeUndefined();
    expect(readHtml(path)).not.toContain('application/ld+json');
    expect(readTitle(page)).not.toBe('');
  }
});

test.each(paths)('%s: a shared link shows title, text and picture', (path) => {
  const page = readPage(path);
  expect(readMeta(page, 'og:title')).toBeTruthy();
  expect(readMeta(page, 'og:description')).toBe(readMeta(page, 'description'));
  expect(readMeta(page, 'og:site_name')).toBe(firm.name);
  expect(readMeta(page, 'og:type')).toBe(path.startsWith('/blog/') ? 'article' : 'website');
  expect(readMeta(page, 'twitter:card')).toBe('summary_large_image');
  expect(readMeta(page, 'og:image:alt')).toContain(textOf(find(page, 'h1')));
});

test.each(listPaths())('%s: icons, manifest, feeds and bar colour', (path) => {
  const page = readPage(path);
  const links = page.querySelectorAll('head link');
  const hrefsOf = (rel: string) =>
    links
      .filter((link) => link.getAttribute('rel') === rel)
      .map((link) => link.getAttribute('href'));
  expect(hrefsOf('icon')).toEqual(['/favicon.svg']);
  expect(hrefsOf('apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
  expect(hrefsOf('manifest')).toEqual(['/site.webmanifest']);
  expect(hrefsOf('alternate')).toEqual(['/rss.xml', '/feed.json']);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest', 'alternate'])
    for (const href of hrefsOf(rel)) expect(isServed(href ?? ''), href).toBe(true);
  const bar = find(page, 'meta[name=theme-color]');
  expect(bar.getAttribute('content')).toBe(bar.getAttribute('data-light'));
  expect(bar.getAttribute('data-light')).toMatch(/^#[\da-f]{6}$/);
  expect(bar.getAttribute('data-dark')).not.toBe(bar.getAttribute('data-light'));
});
