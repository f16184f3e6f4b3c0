import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { noonOf } from '../../../src/content/dates.ts';
import { contentFolder } from '../../../src/content/folder.ts';
import {
  find,
  isServed,
  listIndexable,
  readCanonical,
  readDist,
  readPage,
  textOf,
  textsOf,
} from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { hasPage, readSite, readSiteOf, readSites } from '../../support/site.ts';

const { firm, language, paths } = readSite();
const { siteUrl } = firm;
const blog = paths.articleFolder;

const xml = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'url', 'atom:link'].includes(name),
});

/** @returns the dates of the content that follow a label, in order */
const listDates = (folder = '', label = '') =>
  readdirSync(`${contentFolder()}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(RegExp(`${label}(\\d{4}-\\d{2}-\\d{2})`, 'g'))])
    .map(([, date = '']) => date)
    .sort();

const canonicalUrls = listIndexable().map((path) => readCanonical(readPage(path)));

/** The canonical URLs of the articles. */
const articles = canonicalUrls.filter((url) => url?.startsWith(`${siteUrl}${blog}/`));
const readArticle = (url: string) => readPage(new URL(url).pathname);
const datesOf = (page: HTMLElement) =>
  page.querySelectorAll('main time').map((time) => time.getAttribute('datetime'));
const readText = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(readText).join('') : '';

const isHome = (path: string) => readSites().some(({ paths }) => paths.home === path);

/** Parts of a page that only help its own readers: margin notes, what opens a template, links back. */
const aids = '.note, .template > summary, [role=doc-backlink]';

/** The sources of an article, of which a feed must have the texts, as of its prose. */
const sources = '#sources + ol li, section[aria-labelledby=sources] ol li';

function expectFullText(url: string, html: string) {
  const text = textOf(parse(html)).replace(/\s/g, '');
  const page = readArticle(url);
  const parts = [find(page, '.prose'), find(page, sources), ...page.querySelectorAll(sources)];
  for (const part of parts) expect(text).toContain(textOf(part, aids).replace(/\s/g, ''));
  const links = parse(html)
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => !/^(https:|mailto:|tel:)/.test(href))).toEqual([]);
  const internal = links.filter((href) => href.startsWith(siteUrl));
  expect(internal.filter((href) => !isServed(new URL(href).pathname))).toEqual([]);
}

const feeds = readdirSync(distFolder(), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)rss\.xml$/.test(file),
);

/** https://www.rssboard.org/rss-specification and https://www.rssboard.org/rss-profile */
test.each(feeds)('/%s has every element that RSS 2.0 requires, the newest first', (file) => {
  const source = readDist(`/${file}`);
  expect(XMLValidator.validate(source)).toBe(true);
  const { '@_version': version, channel } = xml.parse(source).rss;
  const items: Record<string, string>[] = channel.item ?? [];
  expect(version).toBe('2.0');
  for (const { title, link = '' } of [channel, ...items]) {
    expect(title, link).toMatch(/\S/);
    expect(isServed(new URL(link).pathname), link).toBe(true);
  }
  expect(channel.description).toMatch(/\S/);
  expect(channel.language).toBe(readSiteOf(`/${file}`).language.tag.toLowerCase());
  const self = { '@_href': `${siteUrl}/${file}`, '@_rel': 'self', '@_type': 'application/rss+xml' };
  expect(channel['atom:link']).toEqual([self]);
  expect(new Set(items.map(({ guid }) => JSON.stringify(guid))).size).toBe(items.length);
  // RFC 822.
  for (const { pubDate } of items)
    expect(pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d\d:\d\d:00 GMT$/);
  const times = items.map(({ pubDate = '' }) => Date.parse(pubDate));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(Date.parse(`${channel.lastBuildDate ?? 0}`)).toBeGreaterThanOrEqual(times[0] ?? 0);
});

// A firm may have no articles. The body of a skipped group runs, too.
describe.each(hasPage('blogs') ? ['articles'] : [])('the feeds of %s', () => {
  const source = readDist(paths.feed);
  const { channel } = xml.parse(source).rss;
  const items: Record<string, string>[] = channel.item ?? [];
  const links = items.map(({ link = '' }) => link);
  const times = items.map(({ pubDate }) => Date.parse(pubDate ?? ''));

  test('RSS has the newest fifty articles whole, newest first, with their dates', () => {
    expect(items).toHaveLength(Math.min(50, articles.length));
    for (const { link = '', guid, pubDate = '', 'content:encoded': html = '' } of items) {
      expect(guid).toEqual({ '#text': link, '@_isPermaLink': 'true' });
      const [day] = datesOf(readArticle(link));
      expect(Date.parse(pubDate)).toBe(Date.parse(noonOf(`${day}`, firm.timeZone)));
      expectFullText(link, html);
    }
  });

  // https://www.jsonfeed.org/version/1.1/
  test('the JSON Feed has the same articles, each with its author and its last change', () => {
    const feed = JSON.parse(readDist(paths.jsonFeed));
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: channel.title,
      home_page_url: channel.link,
      feed_url: `${siteUrl}${paths.jsonFeed}`,
      language: language.tag,
    });
    const read = (field: string) => feed.items.map((item: Record<string, unknown>) => item[field]);
    expect(read('url')).toEqual(links);
    expect(read('title')).toEqual(items.map(({ title }) => title));
    expect(read('id')).toEqual(links);
    expect(read('date_published').map(Date.parse)).toEqual(times);
    const changes = [...read('date_published'), ...read('date_modified')].filter(Boolean);
    expect(Date.parse(channel.lastBuildDate)).toBe(Math.max(...changes.map(Date.parse)));
    for (const { url, authors = [], content_html, image } of feed.items) {
      const byline = readArticle(url)
        .querySelectorAll('main a[rel="author"]')
        .map((a) => textOf(a));
      if (byline.length > 0)
        expect(authors.map(({ name }: { name: string }) => name)).toEqual(byline);
      expectFullText(url, content_html);
      expect(isServed(new URL(image).pathname)).toBe(true);
    }
  });
});

describe('sitemap', () => {
  const source = readDist('/sitemap.xml');
  const { urlset } = xml.parse(source);
  const entries: { loc: string; lastmod: string; 'xhtml:link'?: unknown }[] = urlset.url;
  const documents = new Set(
    listIndexable().flatMap((path) =>
      readPage(path)
        .querySelectorAll('a[download][href$=".pdf" i]')
        .map((link) => siteUrl + link.getAttribute('href')),
    ),
  );

  test('is well-formed and lists every canonical URL and every PDF once', () => {
    expect(XMLValidator.validate(source)).toBe(true);
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(entries.map(({ loc }) => loc).sort()).toEqual([...canonicalUrls, ...documents].sort());
  });

  test('has dates of the content, not of the build', () => {
    const contentDates = new Set(listDates());
    for (const { loc, lastmod } of entries.filter(({ loc }) => !documents.has(loc))) {
      expect(lastmod, loc).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(contentDates.has(lastmod), loc).toBe(true);
      if (articles.includes(loc)) expect(datesOf(readArticle(loc))).toContain(lastmod);
    }
    for (const [path, folder] of [
      [paths.law, 'law'],
      [paths.calendar, 'calendars'],
    ]) {
      const lastmod = entries.find(({ loc }) => loc === `${siteUrl}${path}`)?.lastmod;
      if (lastmod) expect(lastmod >= `${listDates(folder, 'checked: ').at(-1)}`, path).toBe(true);
    }
  });
});

test('robots.txt allows everything and names the sitemap', () => {
  const robots = readDist('/robots.txt');
  expect(robots).toContain('User-agent: *');
  expect(robots).not.toMatch(/^Disallow: \S/m);
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test.each(readSites())(
  '$language.tag: llms.txt lists every page once',
  ({ firm, language, paths }) => {
    const text = readDist(`${language.prefix}/llms.txt`);
    expect(text.startsWith(`# ${firm.name}\n\n> `)).toBe(true);
    const listed = [...text.matchAll(/^- \[.+\]\(([^)]+)\): .{70,}$/gm)].map(([, url = '']) => url);
    expect(listed[0]).toBe(`${siteUrl}${paths.home}`);
    const files = [...text.matchAll(/^- \[.+\]\(([^)]+)\)$/gm)].map(([, url = '']) => url);
    const feeds = [
      ...(hasPage('blogs', language) ? [paths.feed] : []),
      ...(hasPage('law', language) ? [paths.lawFeed] : []),
    ];
    expect(files).toEqual(expect.arrayContaining(feeds.map((path) => siteUrl + path)));
    for (const url of [...listed.slice(1), ...files])
      expect(existsSync(distFolder() + new URL(url).pathname), url).toBe(true);
    for (const feed of files.filter((url) => url.endsWith('/rss.xml')))
      expect(readDist(new URL(feed).pathname), feed).toContain('<item>');
    const own = listIndexable().filter((path) => readSiteOf(path).language.code === language.code);
    expect(listed.map((url) => url.replace(/\.md$/, '')).sort()).toEqual(
      own.map((path) => readCanonical(readPage(path))).sort(),
    );
  },
);

test.each(listIndexable().filter((path) => !isHome(path)))(
  '%s has a Markdown copy with its headings and texts',
  (path) => {
    const page = readPage(path);
    const link = page.querySelector('link[rel=alternate][type="text/markdown"]');
    expect(link?.getAttribute('href')).toBe(`${siteUrl}${path}.md`);
    const copy = readDist(`${path}.md`);
    // The copy has notes in parentheses.
    const join = (text: string) => text.replace(/[\s()]/g, '');
    const plain = join(readText(fromMarkdown(copy)));
    for (const text of textsOf(page, 'main h1, main .prose p')) expect(plain).toContain(join(text));
    expect(copy).not.toMatch(/<\/?[a-z]+[ >]|<!--|\u200b|\]\([/#]/);
    // What only a script shows, such as that a form could not be loaded, is no fact.
    for (const text of textsOf(page, 'main .hidden[role=alert]'))
      expect(plain).not.toContain(join(text));
  },
);
