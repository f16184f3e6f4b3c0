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

const findInternalLinks = (path: string) =>
  readPage(path)
    .querySelectorAll('a[href], area[href]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/^(mailto|tel):/.test(href))
    .map((href) => new URL(href, `${siteUrl}${path}`))
    .filter(({ origin }) => origin === siteUrl);

/** Counts the clicks from the home page to every page, by links that work without JavaScript. */
function measureDepths() {
  const depths = new Map([['/', 0]]);
  for (const [path, depth] of depths)
    for (const { pathname } of findInternalLinks(path))
      if (paths.includes(pathname) && !depths.has(pathname)) depths.set(pathname, depth + 1);
  return depths;
}

test.each(paths)('%s: every internal link leads to an existing page or file', (path) => {
  const targets = findInternalLinks(path);
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.map(({ pathname }) => pathname).filter((target) => !isServed(target))).toEqual([]);
});

test.each(paths)('%s: every linked anchor exists', (path) => {
  const broken = findInternalLinks(path).filter(
    ({ hash, pathname }) =>
      hash &&
      paths.includes(pathname) &&
      !readPage(pathname).getElementById(decodeURIComponent(hash.slice(1))),
  );
  expect(broken.map(String)).toEqual([]);
});

test.each(paths)('%s: no internal link ends with a slash or .html', (path) => {
  const wrong = findInternalLinks(path).filter(
    ({ pathname }) => pathname !== '/' && (pathname.endsWith('/') || pathname.endsWith('.html')),
  );
  expect(wrong.map(String)).toEqual([]);
});

test('every page can be reached from the home page in three clicks', () => {
  const depths = measureDepths();
  expect(paths.filter((path) => !depths.has(path))).toEqual([]);
  expect([...depths].filter(([, depth]) => depth > 3)).toEqual([]);
});

describe('related pages link to each other', () => {
  const hrefsOf = (path: string, selector: string) =>
    readPage(path)
      .querySelectorAll(selector)
      .map((link) => link.getAttribute('href') ?? '');
  const mainLinks = (path: string) => hrefsOf(path, 'main a[href]');

  test.each(readArticles())('article $number and its services', ({ number, services }) => {
    const listed = hrefsOf(`/blog/${number}`, 'nav[aria-labelledby=related-services] a');
    expect(listed).toEqual(services.map((id) => `/services/${id}`));
    for (const service of listed) expect(mainLinks(service), service).toContain(`/blog/${number}`);
  });

  test.each(readCaseStudies())(
    'case study $id, its services and its sector',
    ({ id, industry, services }) => {
      const links = hrefsOf('/case-studies', `#${id} a`);
      const sector = readSectors().find(({ title }) => title === industry);
      if (sector) {
        expect(links).toContain(`/business-sectors#${sector.id}`);
        expect(hrefsOf('/business-sectors', `#${sector.id} a`)).toContain(`/case-studies#${id}`);
      }
      for (const service of services) {
        expect(links).toContain(`/services/${service}`);
        expect(mainLinks(`/services/${service}`)).toContain(`/case-studies#${id}`);
      }
    },
  );

  test.each(readServices())('service $id and the regions where it is offered', (service) => {
    const regions = mainLinks(`/services/${service.id}`).filter((href) =>
      href.startsWith('/where-we-operate/'),
    );
    expect(regions.sort()).toEqual(
      service.regions.map((region) => `/where-we-operate/${region}`).sort(),
    );
  });
});
