import { describe, expect, test } from 'vitest';
import { isServed, listIndexable, readPage } from '../../../tools/built-site.ts';
import {
  readArticles,
  readCaseStudies,
  readSectors,
  readServices,
} from '../../support/published.ts';
import { readFirm } from '../../support/read-firm.ts';

const { siteUrl } = readFirm();
const paths = listIndexable();

const linkTargets = (path: string) =>
  readPage(path)
    .querySelectorAll('a[href], area[href]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/^(mailto|tel):/.test(href))
    .map((href) => new URL(href, `${siteUrl}${path}`))
    .filter(({ origin }) => origin === siteUrl);

/** Clicks from the home page, by links that a reader without JavaScript has. */
function headingDepths() {
  const depths = new Map([['/', 0]]);
  for (const [path, depth] of depths)
    for (const { pathname } of linkTargets(path))
      if (paths.includes(pathname) && !depths.has(pathname)) depths.set(pathname, depth + 1);
  return depths;
}

test.each(paths)('%s: every link leads to a page or file of the site', (path) => {
  const targets = linkTargets(path);
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.map(({ pathname }) => pathname).filter((target) => !isServed(target))).toEqual([]);
});

test.each(paths)('%s: every anchor exists on the page it leads to', (path) => {
  const dead = linkTargets(path).filter(
    ({ hash, pathname }) =>
      hash &&
      paths.includes(pathname) &&
      !readPage(pathname).getElementById(decodeURIComponent(hash.slice(1))),
  );
  expect(dead.map(String)).toEqual([]);
});

test.each(paths)('%s: addresses on the page are addresses of the one form', (path) => {
  const bent = linkTargets(path).filter(
    ({ pathname }) => pathname !== '/' && (pathname.endsWith('/') || pathname.endsWith('.html')),
  );
  expect(bent.map(String)).toEqual([]);
});

test('no page is an orphan, and each is three clicks or fewer from home', () => {
  const depths = headingDepths();
  expect(paths.filter((path) => !depths.has(path))).toEqual([]);
  expect([...depths].filter(([, depth]) => depth > 3)).toEqual([]);
});

describe('what belongs together is linked', () => {
  const hrefsOf = (path: string, selector: string) =>
    readPage(path)
      .querySelectorAll(selector)
      .map((link) => link.getAttribute('href') ?? '');
  const toMain = (path: string) => hrefsOf(path, 'main a[href]');

  test.each(readArticles())(
    'article $number names its services, and each of them names it',
    ({ number, services }) => {
      const listed = hrefsOf(`/blog/${number}`, 'nav[aria-labelledby=related-services] a');
      expect(listed).toEqual(services.map((id) => `/services/${id}`));
      for (const service of listed) expect(toMain(service), service).toContain(`/blog/${number}`);
    },
  );

  test.each(readCaseStudies())(
    'case study $id names its services and its sector, and these it',
    ({ id, industry, services }) => {
      const links = hrefsOf('/case-studies', `#${id} a`);
      const sector = readSectors().find(({ title }) => title === industry);
      if (sector) expect(links).toContain(`/business-sectors#${sector.id}`);
      for (const service of services) {
        expect(links).toContain(`/services/${service}`);
        expect(toMain(`/services/${service}`)).toContain(`/case-studies#${id}`);
      }
    },
  );

  test.each(readServices())('service $id names the regions where it is offered', (service) => {
    const regions = toMain(`/services/${service.id}`).filter((href) =>
      href.startsWith('/where-we-operate/'),
    );
    expect(regions.sort()).toEqual(
      service.regions.map((region) => `/where-we-operate/${region}`).sort(),
    );
  });
});
