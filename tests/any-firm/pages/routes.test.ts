import { expect, test } from 'vitest';
import {
  find,
  isServed,
  listMoved,
  listPaths,
  readCanonical,
  readMeta,
  readPage,
  readTitle,
  textsOf,
} from '../../../tools/built-site.ts';
import { hasPage, listRoutes, readSite, readSiteOf, readSites } from '../../support/site.ts';

test('the site has exactly the pages of the route table', () => {
  const expected = readSites().flatMap((site) => [
    ...listRoutes(site).map(({ path }) => path),
    `${site.language.prefix}/404`,
    ...(hasPage('blogs', site.language) ? [`${site.paths.articleFolder}/not-found`] : []),
  ]);
  expect(listPaths()).toEqual(expected.sort());
});

test.each(readSites().flatMap(listRoutes))(
  '$path has its heading and starts with a skip link',
  ({ path, heading }) => {
    const page = readPage(path);
    expect(textsOf(page, 'h1')).toEqual([heading || expect.stringMatching(/\S/)]);
    expect(find(page, 'meta[name=viewport]').getAttribute('content')).toBe(
      'width=device-width, initial-scale=1',
    );
    expect(find(page, 'body a').getAttribute('href')).toBe(`#${find(page, 'main').id}`);
  },
);

const { siteUrl } = readSite().firm;
const moved = readSite().redirects.flatMap((redirect) =>
  redirect.page ? [{ ...redirect, page: redirect.page }] : [],
);

test('there is a redirect page at every moved path where a file can be, and nowhere else', () => {
  const folders = moved.filter(({ isFolder }) => isFolder).map(({ page }) => `${page}/index`);
  expect(listMoved()).toEqual([...moved.map(({ page }) => page), ...folders].sort());
});

test.each(moved)('$page redirects visitors to $to', ({ page: path, to }) => {
  const page = readPage(path);
  const { language, words } = readSiteOf(path);
  expect(find(page, 'html').getAttribute('lang')).toBe(language.tag);
  expect(readTitle(page)).toBe(words.layout.moved);
  expect(find(page, 'meta[http-equiv=refresh]').getAttribute('content')).toBe(`0; url=${to}`);
  expect(find(page, 'a').getAttribute('href')).toBe(to);
  expect(find(page, 'a').textContent).toBe(words.layout.movedLink);
  expect(readCanonical(page)).toBe(new URL(to, siteUrl).href);
  // Search engines follow the redirect and would drop a page that they may not index.
  expect(readMeta(page, 'robots')).toBeUndefined();
  expect(!to.startsWith('/') || isServed(to)).toBe(true);
});
