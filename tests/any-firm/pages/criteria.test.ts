import { describe, expect, test } from 'vitest';
import { type find, listPaths, readHtml, readPage, textOf } from '../../../tools/built-site.ts';
import { readPublished, readSite, readSites } from '../../support/site.ts';

const { firm } = readSite();
const { siteUrl } = firm;
// A page may show a person who is not translated.
const names = readSites().flatMap(({ language }) =>
  readPublished('team', language).map(({ name }) => name),
);

type Part = ReturnType<typeof find>;

/** Success criteria of WCAG 2.2 that can be tested in the HTML alone. */

/** The accessible name without drawn arrows. */
const readName = (link: Part) =>
  (link.getAttribute('aria-label') ?? link.textContent).replaceAll(/[↗→\s]+/g, ' ').trim();

const readLinks = (path: string, part: string) =>
  readPage(path)
    .querySelectorAll(`${part} a[href]`)
    .map((link) => ({
      name: readName(link),
      target: new URL(link.getAttribute('href') ?? '', `${siteUrl}${path}`).href,
    }));

describe.each(listPaths())('%s', (path) => {
  test('in each part, links with the same name lead to the same page', () => {
    for (const part of ['header', 'main', 'footer']) {
      // A citation leads to the list below the text, where the same name links to the source.
      const toPages = readLinks(path, part)
        .filter(({ target }) => target.startsWith(siteUrl))
        .map(({ name, target }) => ({ name, page: new URL(target).pathname }))
        .filter(({ page }) => page !== path);
      const unclear = [...Map.groupBy(toPages, ({ name }) => name)].filter(
        ([, links]) => new Set(links.map(({ page }) => page)).size > 1,
      );
      expect(unclear, part).toEqual([]);
    }
  });

  test('the name of every link says where it leads', () => {
    const vague = /^(?:click )?(?:here|more|read more|learn more|this page|link|details)?$/i;
    expect(readLinks(path, 'body').filter(({ name }) => vague.test(name))).toEqual([]);
  });

  test('has no audio, no video, no frame and no rule about the orientation', () => {
    expect(readHtml(path)).not.toMatch(
      /<(?:animate|audio|canvas|embed|iframe|marquee|object|set|video)\b|\(orientation\s*:/,
    );
  });

  test('each row of a table has a heading', () => {
    const rows = readPage(path).querySelectorAll('main tbody tr');
    expect(rows.filter((row) => !row.querySelector('th')).map((row) => textOf(row))).toEqual([]);
  });

  test('has no section that consists of its heading alone', () => {
    const empty = readPage(path)
      .querySelectorAll('main section:not([hidden])')
      .filter((section) => !section.querySelector('img, svg, input, a, p, li, dd, td'));
    expect(empty.map((section) => textOf(section))).toEqual([]);
  });

  test('each picture says what it shows, a portrait whom', () => {
    for (const image of readPage(path).querySelectorAll('img')) {
      const text = image.getAttribute('alt') ?? '';
      expect(names.includes(text) || (text.length > 3 && !image.closest('[data-portrait]'))).toBe(
        true,
      );
    }
  });
});
