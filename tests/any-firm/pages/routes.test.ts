import { describe, expect, test } from 'vitest';
import { find, listPaths, readPage, textsOf } from '../../../tools/built-site.ts';
import { listRoutes } from '../../support/routes.ts';

test('the site has the pages of the route table and no other', () => {
  const expected = [...listRoutes().map(({ path }) => path), '/404', '/blog/404'];
  expect(listPaths()).toEqual(expected.sort());
});

describe.each(listRoutes())('$path', ({ path, heading }) => {
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

  test('tells its language and fits its width to the screen', () => {
    expect(find(page, 'html').getAttribute('lang')).toMatch(/^en/);
    expect(find(page, 'meta[name=viewport]').getAttribute('content')).toBe(
      'width=device-width, initial-scale=1',
    );
  });

  test('begins with a link that skips to the content', () => {
    expect(find(page, 'body a').getAttribute('href')).toBe(`#${find(page, 'main').id}`);
  });

  test('numbers no id twice', () => {
    const ids = page.querySelectorAll('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
