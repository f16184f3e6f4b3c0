import { expect, test } from 'vitest';
import { listAddresses } from '../../../src/check/addresses.ts';
import { type BuiltPage, checkBuiltSite } from '../../../src/check/built-site.ts';
import { formatProblem } from '../../../src/content/problem.ts';
import { findHeadings, findLinks } from '../../../src/render/parse-markdown.ts';
import type { Content } from '../../../src/site/load-site.ts';
import { load } from './folder.ts';
import { changeFirm, readExpected, readMistakes } from './small-firm.ts';

/** What a build would make of the firm: each text with its links, entries, parts of the program, and a menu. */
function buildPages({ sites: [{ files, paths }] }: Content) {
  const pages = new Map<string, BuiltPage>();
  for (const [source, address] of listAddresses(files, paths)) {
    const [path = '', anchor] = address.split('#');
    const ids = ['main', 'sources'];
    const page = pages.get(path) ?? { ids, links: [], isListed: true };
    page.ids.push(...findHeadings(source).map((heading) => heading.anchor));
    if (anchor) page.ids.push(anchor);
    page.links.push(...findLinks(source).map(({ url }) => url));
    pages.set(path, page);
  }
  pages.get('/')?.links.push(...[...pages.keys()].filter((path) => path !== '/alone'));
  return pages;
}

test.each(readMistakes('mistakes-in-pages.txt'))('$name', ({ changes, problems }) => {
  const content = load(changeFirm(...changes));
  const printed = checkBuiltSite(content, buildPages(content), 'nowhere').map(formatProblem);
  expect(printed).toEqual(problems.map((line, index) => readExpected(line, printed[index])));
});
