import { describe, expect, test } from 'vitest';
import {
  find,
  listIndexable,
  listNotFound,
  listPaths,
  readDist,
  readHtml,
  readPage,
} from '../../../tools/built-site.ts';
import { readFirm } from '../../support/read-firm.ts';
import { readSite, readSiteOf, readSites } from '../../support/read-site.ts';

const { paths } = readSite();
const homes = readSites().map((site) => site.paths.home);

/** Success criteria of WCAG 2.2 that the HTML alone can tell of. */

const { siteUrl, sample } = readFirm();

/** Words for the ear count, drawn arrows do not. */
const readName = (link: ReturnType<typeof find>) =>
  (link.getAttribute('aria-label') ?? link.textContent).replaceAll(/[↗→\s]+/g, ' ').trim();

const readLinks = (path: string, part: string) =>
  readPage(path)
    .querySelectorAll(`${part} a[href]`)
    .map((link) => ({
      name: readName(link),
      target: new URL(link.getAttribute('href') ?? '', `${siteUrl}${path}`).href,
    }));

describe.each(listPaths())('%s', (path) => {
  test.each(['header', 'main', 'footer'])(
    'in its %s, links of one name lead to one page',
    (part) => {
      // What a text cites leads to the list below it, where the same name leads to the source.
      const toPages = readLinks(path, part)
        .filter(({ target }) => target.startsWith(siteUrl))
        .map(({ name, target }) => ({ name, page: new URL(target).pathname }))
        .filter(({ page }) => page !== path);
      const byName = Map.groupBy(toPages, ({ name }) => name);
      const unclear = [...byName].filter(
        ([, links]) => new Set(links.map(({ page }) => page)).size > 1,
      );
      expect(unclear).toEqual([]);
    },
  );

  test('no link is named by a word that says nothing of where it leads', () => {
    const vague = /^(?:click )?(?:here|more|read more|learn more|this page|link|details)$/i;
    expect(readLinks(path, 'body').filter(({ name }) => name === '' || vague.test(name))).toEqual(
      [],
    );
  });

  test('has no sound, no video, no frame and no picture that holds words', () => {
    expect(readHtml(path)).not.toMatch(/<(?:audio|video|iframe|object|embed|canvas)\b/);
    const { paths } = readSiteOf(path);
    for (const image of readPage(path).querySelectorAll('img')) {
      // A portrait is next to the name of its person; every other picture says what it shows.
      if (path === paths.team) expect(image.getAttribute('alt')).toBe('');
      else expect(image.getAttribute('alt')?.length).toBeGreaterThan(9);
    }
  });

  test('looks the same whichever way the screen is turned', () => {
    expect(readHtml(path)).not.toMatch(/\(orientation\s*:/);
  });
});

test('the site asks for no way of holding the screen', () => {
  expect(JSON.parse(readDist(paths.manifest))).not.toHaveProperty('orientation');
});

test('every page but home says where in the site it is', () => {
  for (const path of listIndexable().filter((path) => !homes.includes(path))) {
    const { words } = readSiteOf(path);
    const current = find(
      readPage(path),
      `nav[aria-label="${words.ui.breadcrumb}"] [aria-current=page]`,
    );
    expect(readName(current), path).not.toBe('');
  }
});

// A firm with one article or one service may have fewer ways to it, and breaks nothing.
test.skipIf(!sample)('every page is linked from two other pages or more', () => {
  const sources = new Map<string, Set<string>>();
  const notFound = listNotFound();
  for (const path of listPaths())
    for (const { target } of readLinks(path, 'body')) {
      const { origin, pathname } = new URL(target);
      if (origin !== siteUrl || pathname === path || notFound.includes(path)) continue;
      sources.set(pathname, (sources.get(pathname) ?? new Set()).add(path));
    }
  expect(listIndexable().filter((path) => (sources.get(path)?.size ?? 0) < 2)).toEqual([]);
});
