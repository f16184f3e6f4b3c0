import { describe, expect, test } from 'vitest';
import { find, isServed, listIndexable, readPage } from '../dist.ts';
import { readFirm } from '../read-firm.ts';

const { siteUrl } = readFirm();
const paths = listIndexable();

const toTargets = (path: string) =>
  readPage(path)
    .querySelectorAll('a[href], area[href]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/^(mailto|tel):/.test(href))
    .map((href) => new URL(href, `${siteUrl}${path}`))
    .filter(({ origin }) => origin === siteUrl);

/** Clicks from the home page, by links that a reader without JavaScript has. */
function toDepths() {
  const depths = new Map([['/', 0]]);
  for (const [path, depth] of depths)
    for (const { pathname } of toTargets(path))
      if (paths.includes(pathname) && !depths.has(pathname)) depths.set(pathname, depth + 1);
  return depths;
}

test.each(paths)('%s: every link leads to a page or file of the site', (path) => {
  const targets = toTargets(path);
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.map(({ pathname }) => pathname).filter((target) => !isServed(target))).toEqual([]);
});

test.each(paths)('%s: every anchor exists on the page it leads to', (path) => {
  const dead = toTargets(path).filter(
    ({ hash, pathname }) =>
      hash &&
      paths.includes(pathname) &&
      !readPage(pathname).getElementById(decodeURIComponent(hash.slice(1))),
  );
  expect(dead.map(String)).toEqual([]);
});

test.each(paths)('%s: addresses on the page are addresses of the one form', (path) => {
  const bent = toTargets(path).filter(
    ({ pathname }) => pathname !== '/' && (pathname.endsWith('/') || pathname.endsWith('.html')),
  );
  expect(bent.map(String)).toEqual([]);
});

test('no page is an orphan, and each is three clicks or fewer from home', () => {
  const depths = toDepths();
  expect(paths.filter((path) => !depths.has(path))).toEqual([]);
  expect([...depths].filter(([, depth]) => depth > 3)).toEqual([]);
});

describe('what belongs together is linked', () => {
  const hrefsOf = (path: string, selector: string) =>
    readPage(path)
      .querySelectorAll(selector)
      .map((link) => link.getAttribute('href') ?? '');
  const toMain = (path: string) => hrefsOf(path, 'main a[href]');
  const services = paths.filter((path) => path.startsWith('/services/'));
  const articles = paths.filter((path) => /^\/blog\/\d+$/.test(path));

  test.each(services)('%s names articles, case studies and regions', (path) => {
    const links = toMain(path);
    expect(links.some((href) => href.startsWith('/blog/'))).toBe(true);
    expect(links.some((href) => href.startsWith('/case-studies#'))).toBe(true);
    expect(links.some((href) => href.startsWith('/where-we-operate/'))).toBe(true);
  });

  test.each(articles)('%s names its services, and each of them names it', (path) => {
    const listed = hrefsOf(path, 'nav[aria-labelledby=related-services] a');
    expect(listed.length).toBeGreaterThan(0);
    for (const service of listed) expect(toMain(service), service).toContain(path);
  });

  test('each case study names its sector and its services', () => {
    const studies = find(readPage('/case-studies'), 'main').querySelectorAll('article');
    expect(studies).toHaveLength(6);
    for (const study of studies) {
      const links = study.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
      expect(links.some((href) => href.startsWith('/business-sectors#'))).toBe(true);
      expect(links.some((href) => href.startsWith('/services/'))).toBe(true);
    }
  });
});
