import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { lawAnchor } from '../../../src/content/law/law-citations.ts';
import { readDist, readPage } from '../../../tools/built-site.ts';
import { readBuildDay, readSites } from '../../support/read-site.ts';

const [first] = readSites();
const register = first.filesOf('law');

// A file in which no test is declared fails.
const withPage = first.hasPage('law') ? readSites().filter((site) => site.hasPage('law')) : [first];

describe.runIf(first.hasPage('law')).each(withPage)('the page of the register: %#', ({ paths }) => {
  const readEntries = () => readPage(paths.law).querySelectorAll('[data-item]');

  test('shows every entry once, each under its anchor', () => {
    const anchors = readEntries().map((entry) => entry.getAttribute('data-item') ?? '');
    expect(anchors.sort()).toEqual(register.map(({ id }) => lawAnchor(id)).sort());
    const folded = readPage(paths.law).querySelectorAll('[data-item] > details > [id]');
    expect(folded.map(({ id }) => id).sort()).toEqual(anchors);
  });

  test('offers its changes as a feed with a permanent id for each, newest first', () => {
    expect(readPage(paths.law).querySelector(`a[href="${paths.lawFeed}"]`)).not.toBeNull();
    const source = readDist(paths.lawFeed);
    const { item = [], link: home } = new XMLParser({ isArray: (name) => name === 'item' }).parse(
      source,
    ).rss.channel as { link: string; item?: { link: string; pubDate: string }[] };
    expect(new URL(home).pathname).toBe(paths.law);
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
    const told = item.map(({ link }) => link.replace(/.*#/, ''));
    if (item.length < 50)
      expect(told).toEqual(expect.arrayContaining(past.map(({ id }) => lawAnchor(id))));
  });
});
