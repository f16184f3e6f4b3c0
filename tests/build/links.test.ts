import { describe, expect, test } from 'vitest';
import { type BuiltPage, isServed, pages, siteUrl } from './site.ts';

const toTargets = (page: BuiltPage) =>
  page.root
    .querySelectorAll('a[href], area[href]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/^(mailto|tel):/.test(href))
    .map((href) => new URL(href, `${siteUrl}${page.path}`))
    .filter(({ origin }) => origin === siteUrl);

const findPage = (path: string) => pages.find((page) => page.path === path);

/** Clicks from the home page, by links that a reader without JavaScript has. */
function toDepths() {
  const depths = new Map([['/', 0]]);
  for (const [path, depth] of depths) {
    const page = findPage(path);
    for (const { pathname } of page ? toTargets(page) : [])
      if (findPage(pathname) && !depths.has(pathname)) depths.set(pathname, depth + 1);
  }
  return depths;
}

test.each(pages)('$path: every link leads to a page or file of the site', (page) => {
  const targets = toTargets(page);
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.map(({ pathname }) => pathname).filter((path) => !isServed(path))).toEqual([]);
});

test.each(pages)('$path: every anchor exists on the page it leads to', (page) => {
  const dead = toTargets(page).filter(({ hash, pathname }) => {
    const target = findPage(pathname);
    return hash && target && !target.root.getElementById(decodeURIComponent(hash.slice(1)));
  });
  expect(dead.map(String)).toEqual([]);
});

test.each(pages)('$path: addresses on the page are addresses of the one form', (page) => {
  const bent = toTargets(page).filter(
    ({ pathname }) => pathname !== '/' && (pathname.endsWith('/') || pathname.endsWith('.html')),
  );
  expect(bent.map(String)).toEqual([]);
});

test('no page is an orphan, and each is three clicks or fewer from home', () => {
  const depths = toDepths();
  expect(pages.map(({ path }) => path).filter((path) => !depths.has(path))).toEqual([]);
  expect([...depths].filter(([, depth]) => depth > 3)).toEqual([]);
});

describe('what belongs together is linked', () => {
  const toMain = (page: BuiltPage) =>
    (page.root.querySelector('main')?.querySelectorAll('a[href]') ?? []).map(
      (link) => link.getAttribute('href') ?? '',
    );
  const services = pages.filter(({ path }) => path.startsWith('/services/'));
  const articles = pages.filter(({ path }) => /^\/blog\/\d+$/.test(path));

  test.each(services)('$path names articles, case studies and regions', (page) => {
    const links = toMain(page);
    expect(links.some((href) => href.startsWith('/blog/'))).toBe(true);
    expect(links.some((href) => href.startsWith('/case-studies#'))).toBe(true);
    expect(links.some((href) => href.startsWith('/where-we-operate/'))).toBe(true);
  });

  test.each(articles)('$path names its services, and each of them names it', (page) => {
    const named = toMain(page).filter((href) => href.startsWith('/services/'));
    expect(named.length).toBeGreaterThan(0);
    const listed = page.root
      .querySelectorAll('nav[aria-labelledby=related-services] a')
      .map((link) => link.getAttribute('href') ?? '');
    expect(listed.length).toBeGreaterThan(0);
    for (const path of listed) {
      const service = findPage(path);
      expect(service && toMain(service), path).toContain(page.path);
    }
  });

  test('each case study names its sector and its services', () => {
    const studies = findPage('/case-studies')?.root.querySelectorAll('main article') ?? [];
    expect(studies).toHaveLength(6);
    for (const study of studies) {
      const links = study.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
      expect(links.some((href) => href.startsWith('/business-sectors#'))).toBe(true);
      expect(links.some((href) => href.startsWith('/services/'))).toBe(true);
    }
  });
});
