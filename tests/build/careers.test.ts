import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join('dist', path), 'utf8');
const page = parse(read('work-with-us.html'));

/** Every module that a module loads before it runs, itself included. */
function findModules(path: string, found = new Set<string>()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name = ''] of read(path).matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g))
    findModules(join(dirname(path), name), found);
  return found;
}

const findAll = (attribute: string) =>
  new Set(
    page
      .querySelectorAll(`astro-island[${attribute}]`)
      .flatMap((island) => [...findModules(island.getAttribute(attribute) ?? '')]),
  );

test('filter and form weigh 20 KB or less on top of React', () => {
  const react = findAll('renderer-url');
  const own = [...findAll('component-url').difference(react)];
  const bytes = own.map((path) => brotliCompressSync(read(path)).length);
  expect(own.length).toBeGreaterThan(1);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(20 * 1024);
});

test('the islands are given ids, departments and titles, not whole openings', () => {
  for (const island of page.querySelectorAll('astro-island'))
    expect(island.getAttribute('props')?.length).toBeLessThan(800);
});

test('every opening of the list is a choice of the form and has a page', () => {
  const titles = page.querySelectorAll('[data-opening] h3').map(({ text }) => text.trim());
  const choices = page.querySelectorAll('select option').map(({ text }) => text.trim());
  expect(titles).toHaveLength(4);
  expect(choices).toEqual(['Select Position', ...titles, 'General Application']);
  for (const item of page.querySelectorAll('[data-opening]')) {
    const opening = parse(read(`work-with-us/${item.getAttribute('data-opening')}.html`));
    expect(titles).toContain(opening.querySelector('h1')?.text.trim());
    const links = opening.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    expect(links).toContain('/work-with-us');
    expect(
      links.some((link) => /^\/work-with-us\?job=.+#job-application-form$/.test(link ?? '')),
    ).toBe(true);
  }
});
