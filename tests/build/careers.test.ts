import { expect, test } from 'vitest';
import { find, linksOf, readPage, textOf, textsOf } from '../dist.ts';

const page = readPage('/work-with-us');

test('the islands are given ids, departments and titles, not whole openings', () => {
  for (const island of page.querySelectorAll('astro-island'))
    expect(island.getAttribute('props')?.length).toBeLessThan(800);
});

test('every opening of the list is a choice of the form and has a page', () => {
  const titles = textsOf(page, '[data-opening] h3');
  expect(titles).toHaveLength(4);
  expect(textsOf(page, 'select option')).toEqual([
    'Select Position',
    ...titles,
    'General Application',
  ]);
  for (const item of page.querySelectorAll('[data-opening]')) {
    const opening = readPage(`/work-with-us/${item.getAttribute('data-opening')}`);
    expect(titles).toContain(textOf(find(opening, 'h1')));
    const links = linksOf(find(opening, 'main')).map(([, href]) => href);
    expect(links).toContain('/work-with-us');
    expect(
      links.some((link) => /^\/work-with-us\?job=.+#job-application-form$/.test(link ?? '')),
    ).toBe(true);
  }
});
