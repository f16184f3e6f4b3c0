import { expect, test } from 'vitest';
import {
  find,
  isServed,
  listIndexable,
  listNotFound,
  listPaths,
  readCanonical,
  readHtml,
  readMeta,
  readPage,
  readTitle,
  textOf,
} from '../../../tools/built-site.ts';
import { hasPage, readArticles } from '../../support/published.ts';
import { readFirm } from '../../support/read-firm.ts';
import { readSite, readSiteOf } from '../../support/read-site.ts';

const { paths } = readSite();
const isArticle = (path: string) => path.startsWith(`${readSiteOf(path).paths.articleFolder}/`);

const isOpening = (path: string) => path.startsWith(`${readSiteOf(path).paths.workWithUs}/`);
const countCharacters = (text: string) => [...text].length;

const firm = readFirm();
const pagePaths = listIndexable();
const pages = pagePaths.map(readPage);
const buildCanonical = (path: string) => `${firm.siteUrl}${path}`;
const findDuplicates = (values: (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('every page has a unique description, and in its language a unique title', () => {
  // The home page may be called by the name of the firm in every language.
  const titles = pagePaths.map(
    (path) => `${readSiteOf(path).language.code} ${readTitle(readPage(path))}`,
  );
  expect(findDuplicates(titles)).toEqual([]);
  expect(findDuplicates(pages.map((page) => readMeta(page, 'description')))).toEqual([]);
});

test.each(pagePaths)('%s: the title fits in a search result', (path) => {
  const page = readPage(path);
  const length = countCharacters(readTitle(page));
  expect(page.querySelectorAll('head > title')).toHaveLength(1);
  expect(length).toBeGreaterThanOrEqual(firm.sample ? 10 : 1);
  // A few articles have long titles without a colon, which would make less sense if truncated. That
  // of an opening has its place.
  const mayBeLong = isArticle(path) || (!firm.sample && isOpening(path));
  expect(length).toBeLessThanOrEqual(mayBeLong ? 90 : 60);
});

test.each(pagePaths)('%s: the description has 70 to 160 characters', (path) => {
  const length = countCharacters(readMeta(readPage(path), 'description') ?? '');
  expect(length).toBeGreaterThanOrEqual(70);
  expect(length).toBeLessThanOrEqual(160);
});

test.each(pagePaths)('%s: the canonical URL is the absolute URL of the page', (path) => {
  const page = readPage(path);
  expect(page.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(readCanonical(page)).toBe(buildCanonical(path));
  expect(readMeta(page, 'og:url')).toBe(buildCanonical(path));
  expect(readMeta(page, 'robots')).toBeUndefined();
});

test('the 404 pages are not indexed', () => {
  for (const path of listNotFound()) {
    const page = readPage(path);
    expect(readMeta(page, 'robots')).toBe('noindex');
    expect(readCanonical(page)).toBeUndefined();
    expect(readMeta(page, 'og:url')).toBeUndefined();
    expect(readHtml(path)).not.toContain('application/ld+json');
    expect(readTitle(page)).not.toBe('');
  }
});

test.each(pagePaths)('%s: the link preview has a title, a description and an image', (path) => {
  const page = readPage(path);
  expect(readMeta(page, 'og:title')).toBeTruthy();
  expect(readMeta(page, 'og:description')).toBe(readMeta(page, 'description'));
  expect(readMeta(page, 'og:site_name')).toBe(readSiteOf(path).firm.name);
  expect(readMeta(page, 'og:type')).toBe(isArticle(path) ? 'article' : 'website');
  expect(readMeta(page, 'twitter:card')).toBe('summary_large_image');
  expect(readMeta(page, 'og:image:alt')).toContain(textOf(find(page, 'h1')));
});

test('the link preview of an article has its date and category', () => {
  for (const { number, category } of readArticles()) {
    const page = readPage(paths.article(number));
    expect(readMeta(page, 'article:published_time')).toBe(
      find(page, 'main time').getAttribute('datetime'),
    );
    expect(readMeta(page, 'article:section')).toBe(category);
  }
});

test.each(listPaths())('%s: icons, manifest, feeds and theme colour', (path) => {
  const page = readPage(path);
  const { language, paths } = readSiteOf(path);
  // Links with hreflang lead to the other languages of the page.
  const links = page.querySelectorAll('head link:not([hreflang])');
  const hrefsOf = (rel: string) =>
    links
      .filter((link) => link.getAttribute('rel') === rel)
      .map((link) => link.getAttribute('href'));
  expect(hrefsOf('icon')).toEqual(['/favicon.svg']);
  expect(hrefsOf('apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
  expect(hrefsOf('manifest')).toEqual([paths.manifest]);
  const feeds = hasPage('blogs', language) ? [paths.feed, paths.jsonFeed] : [];
  expect(hrefsOf('alternate')).toEqual(feeds);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest', 'alternate'])
    for (const href of hrefsOf(rel)) expect(isServed(href ?? ''), href).toBe(true);
  const color = find(page, 'meta[name=theme-color]');
  expect(color.getAttribute('content')).toBe(color.getAttribute('data-light'));
  expect(color.getAttribute('data-light')).toMatch(/^#[\da-f]{6}$/);
  expect(color.getAttribute('data-dark')).not.toBe(color.getAttribute('data-light'));
});
