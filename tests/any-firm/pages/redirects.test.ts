import { expect, test } from 'vitest';
import { readRedirects } from '../../../src/content/kinds/redirects.ts';
import {
  find,
  isServed,
  listMoved,
  readCanonical,
  readMeta,
  readPage,
  readTitle,
} from '../../../tools/built-site.ts';
import { readSite, readSiteOf } from '../../support/read-site.ts';

const { siteUrl } = readSite().firm;
const redirects = readRedirects();

test('there is a redirect page at every moved path and nowhere else', () => {
  expect(listMoved()).toEqual(redirects.map(({ from }) => from).sort());
});

test.each(redirects)('$from redirects visitors to $to', ({ from, to }) => {
  const page = readPage(from);
  const { language, words } = readSiteOf(from);
  expect(find(page, 'html').getAttribute('lang')).toBe(language.tag);
  expect(readTitle(page)).toBe(words.layout.moved);
  expect(find(page, 'meta[http-equiv=refresh]').getAttribute('content')).toBe(`0; url=${to}`);
  expect(find(page, 'a').getAttribute('href')).toBe(to);
  expect(find(page, 'a').textContent).toBe(words.layout.movedLink);
  expect(readCanonical(page)).toBe(`${siteUrl}${to}`);
  expect(readMeta(page, 'robots')).toBe('noindex');
  expect(isServed(to)).toBe(true);
});
