import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasEnded } from '../../../src/content/law/law.ts';
import { lawAnchor } from '../../../src/content/law/law-citations.ts';
import { readDist, readPage, toFile } from '../../../tools/built-site.ts';
import { readContentFiles } from '../../../tools/content-files.ts';
import { readSites } from '../../support/read-site.ts';

const register = readContentFiles('law');
const hasPage = readContentFiles('pages').some(({ id }) => id === 'law');

test.each(readSites())('the register has a page only if the firm wrote one: %#', ({ paths }) => {
  expect(existsSync(toFile(paths.law))).toBe(hasPage);
  expect(readPage(paths.home).querySelector(`main a[href="${paths.law}"]`) !== null).toBe(hasPage);
});

describe.runIf(hasPage).each(readSites())('the page of the register: %#', ({ paths }) => {
  const readEntries = () => readPage(paths.law).querySelectorAll('.register-entry');

  test('shows every entry once, each under its anchor', () => {
    const anchors = readEntries().map((entry) => entry.id);
    expect(anchors.sort()).toEqual(register.map(({ id }) => lawAnchor(id)).sort());
  });

  test('marks what is no longer in force', () => {
    const marked = readEntries().filter((entry) => entry.hasAttribute('data-ended'));
    const ended = register.filter(({ data }) => hasEnded(data as { status: 'repealed' }));
    expect(marked.map(({ id }) => id).sort()).toEqual(ended.map(({ id }) => lawAnchor(id)).sort());
  });

  test('has a choice for each group, with the number of its entries', () => {
    const page = readPage(paths.law);
    const groups = page.querySelectorAll('.register-group');
    for (const group of groups.length > 1 ? groups : []) {
      const choice = page.querySelector(`#${group.id.replace('country-', 'show-')}`)?.parentNode;
      const count = group.querySelectorAll('.register-entry').length;
      expect(choice?.textContent).toMatch(new RegExp(`\\b${count}$`));
    }
  });

  test('is listed for search engines and language models', () => {
    expect(readDist('/sitemap.xml')).toContain(`${paths.law}</loc>`);
    expect(readDist('/search.js')).toContain(`"${readSites()[0]?.paths.law}"`);
  });
});
