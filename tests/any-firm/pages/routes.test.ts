import { describe, expect, test } from 'vitest';
import { find, listPaths, readPage, textsOf } from '../../../tools/built-site.ts';
import { readSiteOf, readSites } from '../../support/read-site.ts';
import { listRoutes, listYearPaths } from '../../support/routes.ts';

test('the site has exactly the pages of the route table', () => {
  const expected = [
    ...readSites().flatMap((site) => [
      ...listRoutes(site).map(({ path }) => path),
      `${site.language.prefix}/404`,
      `${site.paths.articleFolder}/not-found`,
    ]),
    ...listYearPaths(),
  ];
  expect(listPaths()).toEqual(expected.sort());
});

describe.each(readSites().flatMap(listRoutes))('$path', ({ path, heading }) => {
  const page = readPage(path);

  test('has one h1', () => {
    const headings = textsOf(page, 'h1');
    expect(headings).toHaveLength(1);
    expect(headings[0]).not.toBe('');
    if (heading) expect(headings[0]).toBe(heading);
  });

  test('has one header, main and footer', () => {
    for (const part of ['body > header', 'body > main', 'body > footer'])
      expect(page.querySelectorAll(part), part).toHaveLength(1);
  });

  test('has a language and a viewport', () => {
    expect(find(page, 'html').getAttribute('lang')).toBe(readSiteOf(path).language.tag);
    expect(find(page, 'meta[name=viewport]').getAttribute('content')).toBe(
      'width=device-width, initial-scale=1',
    );
  });

  test('starts with a skip link', () => {
    expect(find(page, 'body a').getAttribute('href')).toBe(`#${find(page, 'main').id}`);
  });

  test('has unique ids', () => {
    const ids = page.querySelectorAll('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
