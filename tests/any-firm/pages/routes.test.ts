import { expect, test } from 'vitest';
import { find, listPaths, readPage, textsOf } from '../../../tools/built-site.ts';
import { hasPage } from '../../support/published.ts';
import { readSites } from '../../support/read-site.ts';
import { listRoutes } from '../../support/routes.ts';

test('the site has exactly the pages of the route table', () => {
  const expected = [
    ...readSites().flatMap((site) => [
      ...listRoutes(site).map(({ path }) => path),
      `${site.language.prefix}/404`,
      ...(hasPage('blogs', site.language) ? [`${site.paths.articleFolder}/not-found`] : []),
    ]),
  ];
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
