import { describe, expect, test } from 'vitest';
import { isServed, listIndexable, readPage } from '../../../tools/built-site.ts';
import { readArticles, readServices } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';

const { firm, paths } = readSite();
const { siteUrl } = firm;
const pagePaths = listIndexable();

const findInternalLinks = (path: string) =>
  readPage(path)
    .querySelectorAll('a[href], area[href]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/^(mailto|tel):/.test(href))
    .map((href) => new URL(href, `${siteUrl}${path}`))
    .filter(({ origin }) => origin === siteUrl);

/** Counts the clicks from the home page to every page, using links that work without JavaScript. */
function measureDepths() {
  const depths = new Map([['/', 0]]);
  for (const [path, depth] of depths)
    for (const { pathname } of findInternalLinks(path))
      if (pagePaths.includes(pathname) && !depths.has(pathname)) depths.set(pathname, depth + 1);
  return depths;
}

/** Whether a link leads to a page or file, at the address that hosts serve, and to a part of it. */
const isWhole = ({ pathname, hash }: URL) =>
  isServed(pathname) &&
  !pathname.endsWith('.html') &&
  (hash === '' ||
    !pagePaths.includes(pathname) ||
    readPage(pathname).getElementById(decodeURIComponent(hash.slice(1))) !== null);

test.each(pagePaths)('%s: every internal link leads to an existing page, part or file', (path) => {
  const targets = findInternalLinks(path);
  expect(targets).not.toEqual([]);
  expect(targets.filter((target) => !isWhole(target)).map(String)).toEqual([]);
});

test('a picture in a text has words, a size and files; a download says its type and size', () => {
  for (const path of pagePaths) {
    const page = readPage(path);
    for (const image of page.querySelectorAll('.prose figure img')) {
      const { src = '', alt, width, height, loading } = image.attributes;
      expect({ alt, width, height }, path).toEqual({
        alt: expect.stringMatching(/\S/),
        width: expect.stringMatching(/^\d+$/),
        height: expect.stringMatching(/^\d+$/),
      });
      expect([loading, isServed(src)], path).toEqual(['lazy', true]);
    }
    for (const diagram of page.querySelectorAll('.prose figure svg'))
      expect(diagram.getAttribute('aria-label'), path).toMatch(/\S/);
    for (const link of page.querySelectorAll('.prose a[download]'))
      expect(link.textContent, path).toMatch(/\([A-Z]+, \d.*\)$/);
  }
});

test('every page can be reached from the home page in three clicks', () => {
  const depths = measureDepths();
  expect(pagePaths.filter((path) => !depths.has(path))).toEqual([]);
  expect([...depths].filter(([, depth]) => depth > 3)).toEqual([]);
});

describe.runIf(readServices().length > 0)('related pages link to each other', () => {
  const listTargets = (path: string, selector: string) =>
    readPage(path)
      .querySelectorAll(selector)
      .map((link) => link.getAttribute('href') ?? '');
  const mainLinks = (path: string) => listTargets(path, 'main a[href]');

  test.each(readArticles())('article $number and its services', ({ number, services }) => {
    const listed = listTargets(paths.article(number), 'nav[aria-labelledby=related-services] li a');
    expect(listed).toEqual(services.map((id) => paths.service(id)));
    for (const service of listed)
      expect(mainLinks(service), service).toContain(paths.article(number));
  });

  test.each(readServices())('service $id and the regions where it is offered', (service) => {
    // The text may link to a region too, wherever the service is offered.
    const regions = readPage(paths.service(service.id))
      .querySelectorAll(`main a[href^="${paths.whereWeOperate}/"]`)
      .filter((link) => !link.closest('.prose'))
      .map((link) => link.getAttribute('href'));
    expect(regions.sort()).toEqual(service.regions.map((region) => paths.region(region)).sort());
  });
});
