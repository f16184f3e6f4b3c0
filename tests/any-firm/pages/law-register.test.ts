import { existsSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { hasEnded } from '../../../src/content/law/law.ts';
import { lawAnchor } from '../../../src/content/law/law-citations.ts';
import { find, readDist, readPage, toFile } from '../../../tools/built-site.ts';
import { readBuildDay, readSites } from '../../support/read-site.ts';

const [first] = readSites();
const register = first.filesOf('law');

test.each(readSites())('the register has a page only if the firm wrote one: %#', (site) => {
  expect(existsSync(toFile(site.paths.law))).toBe(site.hasPage('law'));
});

const withPage = readSites().filter((site) => site.hasPage('law'));

test.each(withPage)('the home page leads to the register from its articles: %#', ({ paths }) => {
  const home = readPage(paths.home);
  const link = home.querySelector(`main a[href="${paths.law}"]`);
  expect(link !== null).toBe(home.querySelector('main #blogs') !== null);
});

describe.runIf(withPage.length > 0).each(withPage)(
  'the page of the register: %#',
  ({ code, files, paths }) => {
    const readEntries = () => readPage(paths.law).querySelectorAll('[data-item]');

    test('shows every entry once, each under its anchor', () => {
      const anchors = readEntries().map((entry) => entry.getAttribute('data-item') ?? '');
      expect(anchors.sort()).toEqual(register.map(({ id }) => lawAnchor(id)).sort());
      const folded = readPage(paths.law).querySelectorAll('[data-item] > details > [id]');
      expect(folded.map(({ id }) => id).sort()).toEqual(anchors);
    });

    test('marks the language of notes that it has only in another one', () => {
      const own = files.filter((file) => file.kind === 'law' && file.code === code);
      for (const { id, data } of register.filter(
        (entry) => !own.some(({ id }) => id === entry.id),
      )) {
        const entry = find(readPage(paths.law), `[id="${lawAnchor(id)}"]`);
        // Links to pages that are not translated are marked, too.
        const marked = entry.querySelectorAll(`[lang="${first.language.tag}"]:not(a)`);
        const { note, changes = [] } = data;
        expect(marked, id).toHaveLength(changes.length + (note ? 1 : 0));
      }
    });

    test('gives a status only to what is not simply in force', () => {
      const marked = readEntries().filter((entry) => entry.querySelector('summary > h4 + span'));
      const ids = marked.map((entry) => entry.getAttribute('data-item'));
      for (const { id, data } of register) {
        const { status, changes = [], inForce } = data;
        if (status !== 'in-force') expect(ids).toContain(lawAnchor(id));
        else if (changes.length === 0 && inForce === undefined)
          expect(ids).not.toContain(lawAnchor(id));
      }
    });

    test('counts what is in force, what has ended and what changed, as links to it', () => {
      const ended = register.filter(({ data }) => hasEnded(data)).length;
      const link = readPage(paths.law).querySelector(`a[href="${paths.law}?status=ended"]`);
      expect(link?.textContent.startsWith(String(ended)) ?? ended === 0).toBe(true);
    });

    test('offers its changes as a feed with a permanent id for each, newest first', () => {
      expect(readPage(paths.law).querySelector(`a[href="${paths.lawFeed}"]`)).not.toBeNull();
      const source = readDist(paths.lawFeed);
      expect(XMLValidator.validate(source)).toBe(true);
      const { item = [], link: home } = new XMLParser({ isArray: (name) => name === 'item' }).parse(
        source,
      ).rss.channel as { link: string; item?: { guid: string; link: string; pubDate: string }[] };
      expect(new URL(home).pathname).toBe(paths.law);
      expect(new Set(item.map(({ guid }) => guid)).size).toBe(item.length);
      const times = item.map(({ pubDate }) => Date.parse(pubDate));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      const anchors = new Set(readEntries().map((entry) => entry.getAttribute('data-item')));
      for (const { link } of item) {
        const { pathname, hash } = new URL(link);
        expect(pathname).toBe(paths.law);
        expect(anchors).toContain(hash.slice(1));
      }
      const today = readBuildDay();
      const past = register.filter(({ data: { ended } }) => ended !== undefined && ended <= today);
      for (const { id } of item.length < 50 ? past : [])
        expect(
          item.some(({ link }) => link.endsWith(`#${lawAnchor(id)}`)),
          id,
        ).toBe(true);
    });
  },
);
