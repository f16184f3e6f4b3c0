import { expect, test } from 'vitest';
import {
  firm,
  isServed,
  notFoundPages,
  pages,
  readCanonical,
  readMeta,
  readText,
  readTitle,
  siteUrl,
} from './site.ts';

const toCanonical = (path: string) => `${siteUrl}${path}`;
const toPlaces = (values: (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('every page has a title and a description of its own', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(toPlaces(pages.map(readTitle))).toEqual([]);
  expect(toPlaces(pages.map((page) => readMeta(page, 'description')))).toEqual([]);
});

test.each(pages)('$path: the title fits a search result', (page) => {
  const title = readTitle(page);
  expect(page.root.querySelectorAll('head > title')).toHaveLength(1);
  expect(title.length).toBeGreaterThanOrEqual(10);
  // A few articles have long titles that no colon parts; cut by a machine they would say less.
  expect(title.length).toBeLessThanOrEqual(page.path.startsWith('/blog/') ? 90 : 60);
});

test('no more than a few titles are longer than 60 characters', () => {
  expect(pages.filter((page) => readTitle(page).length > 60).length).toBeLessThanOrEqual(3);
});

test.each(pages)('$path: the description has 70 to 160 characters', (page) => {
  const { length } = readMeta(page, 'description') ?? '';
  expect(length).toBeGreaterThanOrEqual(70);
  expect(length).toBeLessThanOrEqual(160);
});

test.each(pages)('$path: the canonical address is absolute and its own', (page) => {
  expect(page.root.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(readCanonical(page)).toBe(toCanonical(page.path));
  expect(readMeta(page, 'og:url')).toBe(toCanonical(page.path));
  expect(readMeta(page, 'robots')).toBeUndefined();
});

test('the lists that take a query have one canonical address without it', () => {
  for (const path of ['/blogs', '/work-with-us']) {
    const page = pages.find((known) => known.path === path);
    expect(page && readCanonical(page)).toBe(toCanonical(path));
  }
});

test('the not-found pages are not to be found', () => {
  expect(notFoundPages.map(({ path }) => path)).toEqual(['/404', '/blog/404']);
  for (const page of notFoundPages) {
    expect(readMeta(page, 'robots')).toBe('noindex');
    expect(readCanonical(page)).toBeUndefined();
    expect(readMeta(page, 'og:url')).toBeUndefined();
    expect(page.html).not.toContain('application/ld+json');
    expect(readTitle(page)).not.toBe('');
  }
});

test.each(pages)('$path: a shared link shows title, text and picture', (page) => {
  const { root, path } = page;
  expect(readMeta(page, 'og:title')).toBeTruthy();
  expect(readMeta(page, 'og:description')).toBe(readMeta(page, 'description'));
  expect(readMeta(page, 'og:site_name')).toBe(firm.name);
  expect(readMeta(page, 'og:type')).toBe(path.startsWith('/blog/') ? 'article' : 'website');
  expect(readMeta(page, 'twitter:card')).toBe('summary_large_image');
  expect(readMeta(page, 'og:image:alt')).toContain(readText(root.querySelector('h1')));
});

test.each([...pages, ...notFoundPages])('$path: icons, manifest, feeds and bar colour', (page) => {
  const links = page.root.querySelectorAll('head link');
  const find = (rel: string) =>
    links
      .filter((link) => link.getAttribute('rel') === rel)
      .map((link) => link.getAttribute('href'));
  expect(find('icon')).toEqual(['/favicon.svg']);
  expect(find('apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
  expect(find('manifest')).toEqual(['/site.webmanifest']);
  expect(find('alternate')).toEqual(['/rss.xml', '/feed.json']);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest', 'alternate'])
    for (const href of find(rel)) expect(isServed(href ?? ''), href).toBe(true);
  const bar = page.root.querySelector('meta[name=theme-color]');
  expect(bar?.getAttribute('content')).toBe(bar?.getAttribute('data-light'));
  expect(bar?.getAttribute('data-light')).toMatch(/^#[\da-f]{6}$/);
  expect(bar?.getAttribute('data-dark')).not.toBe(bar?.getAttribute('data-light'));
});
