import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { lawAnchor } from '../../../src/content/law/law-citations.ts';
import { getLawPage } from '../../../src/features/law/law-page.ts';
import { listPaths, readDist, readPage, textsOf } from '../../../tools/built-site.ts';
import {
  isSample,
  readArticles,
  readBuildDay,
  readSite,
  readSiteOf,
  readSites,
} from '../../support/site.ts';

const register = readSite()
  .filesOf('law')
  .map(({ id, data }) => ({ ...data, id }));

/** The articles, with the laws in their sources and texts. */
const cited = readArticles().map((article) => {
  const ids = new Set([
    ...article.sources.map(({ law }) => law),
    ...[...JSON.stringify(article).matchAll(/\(law:([a-z0-9-]+)/g)].map(([, id]) => id),
  ]);
  return {
    path: readSite().paths.article(article.number),
    date: article.date,
    laws: register.filter(({ id }) => ids.has(id)),
  };
});

const notices = listPaths().flatMap((path) => {
  const notice = readPage(path).querySelector('[aria-labelledby="law-changes"]');
  return notice ? [{ path, notice }] : [];
});

test('an article whose law has changed compares then and now, at most three rows unfolded', () => {
  // A loop over nothing asserts nothing.
  expect(notices.length > 0 || !isSample).toBe(true);
  for (const { path, notice } of notices) {
    const rows = notice.querySelectorAll('tbody tr');
    const folded = notice.querySelectorAll('details details tbody tr');
    expect(rows.length - folded.length, path).toBe(Math.min(rows.length, 3));
    const items = notice.querySelectorAll('li').length;
    const foldedItems = notice.querySelectorAll('details details li').length;
    // Laws in force are listed at once only if none has ended.
    expect(items - foldedItems, path).toBe(rows.length > 0 ? 0 : Math.min(items, 3));
    const { paths } = readSiteOf(path);
    if (listPaths().includes(paths.law))
      for (const link of notice.querySelectorAll('a'))
        expect(link.getAttribute('href'), path).toMatch(new RegExp(`^${paths.law}#law-`));
    for (const row of rows) expect(textsOf(row, 'td'), path).not.toContain('');
  }
});

test('a search of the register finds what replaced a law by the name of that', () => {
  const { items } = getLawPage(readSite()).filter;
  for (const { title, successor = [] } of register)
    for (const { id } of successor)
      expect(items.find((item) => item.id === lawAnchor(id))?.text).toContain(title);
});

test('an article names each law that has ended since it was written', () => {
  for (const { path, date, laws } of cited) {
    const [notice] = textsOf(readPage(path), '[aria-labelledby="law-changes"]');
    for (const { ended, title } of laws)
      if (ended && ended > date && ended <= readBuildDay()) expect(notice, path).toContain(title);
  }
});

const withPage = readSites().filter((site) => site.hasPage('law'));

describe.each(withPage)('the page of the register: %#', ({ paths }) => {
  const readEntries = () => readPage(paths.law).querySelectorAll('[data-item]');

  test('shows every entry once, each under its anchor', () => {
    const anchors = readEntries().map((entry) => entry.getAttribute('data-item') ?? '');
    expect(anchors.sort()).toEqual(register.map(({ id }) => lawAnchor(id)).sort());
    const folded = readPage(paths.law).querySelectorAll('[data-item] > details > [id]');
    expect(folded.map(({ id }) => id).sort()).toEqual(anchors);
  });

  test('offers its changes as a feed with a place in the register for each', () => {
    expect(readPage(paths.law).querySelector(`a[href="${paths.lawFeed}"]`)).not.toBeNull();
    const source = readDist(paths.lawFeed);
    const { item = [], link: home } = new XMLParser({ isArray: (name) => name === 'item' }).parse(
      source,
    ).rss.channel as { link: string; item?: { link: string }[] };
    expect(new URL(home).pathname).toBe(paths.law);
    const anchors = new Set(readEntries().map((entry) => entry.getAttribute('data-item')));
    for (const { link } of item) {
      const { pathname, hash } = new URL(link);
      expect(pathname).toBe(paths.law);
      expect(anchors).toContain(hash.slice(1));
    }
    const today = readBuildDay();
    const past = register.filter(({ ended }) => ended !== undefined && ended <= today);
    const told = item.map(({ link }) => link.replace(/.*#/, ''));
    if (item.length < 50)
      expect(told).toEqual(expect.arrayContaining(past.map(({ id }) => lawAnchor(id))));
  });
});
