import { readdirSync, readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseDate, toIsoDate } from '../../../src/content/dates.ts';
import {
  find,
  isServed,
  listIndexable,
  readCanonical,
  readDist,
  readPage,
  textOf,
} from '../../../tools/built-site.ts';
import { readFirm } from '../../support/read-firm.ts';

const firm = readFirm();
const { siteUrl } = firm;

const xml = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'url'].includes(name),
});

/** Every day that a file of the content names. */
const days = new Set(
  readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8').split('\n'))
    .flatMap((line) => parseDate(/[A-Z][a-z]+ \d{1,2}, \d{4}/.exec(line)?.[0] ?? '') ?? [])
    .map(toIsoDate),
);

const canonicals = listIndexable().map((path) => readCanonical(readPage(path)));

/** The page of each article by its canonical address. */
const articles = new Map(
  listIndexable()
    .filter((path) => /^\/blog\/\d+$/.test(path))
    .map((path) => [`${siteUrl}${path}`, readPage(path)]),
);
const readArticle = (url: string) => {
  const page = articles.get(url);
  if (!page) throw new Error(`${url} is no article`);
  return page;
};
const daysOf = (page: HTMLElement) =>
  page.querySelectorAll('main time').map((time) => time.getAttribute('datetime'));
const address = z.url().startsWith(siteUrl);

/** Words of an article's page that a feed has to carry: its prose and its sources. */
const joinParagraphs = (url: string) => [
  textOf(find(readArticle(url), '.prose')),
  textOf(find(readArticle(url), '#sources + ol, section[aria-labelledby=sources] ol')),
];

function expectWhole(url: string, html: string) {
  const text = textOf(parse(html)).replace(/\s/g, '');
  for (const part of joinParagraphs(url)) {
    expect(part.length, url).toBeGreaterThan(40);
    expect(text).toContain(part.replace(/\s/g, ''));
  }
  const links = parse(html)
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => !/^(https:|mailto:|tel:)/.test(href))).toEqual([]);
  const own = links.filter((href) => href.startsWith(siteUrl));
  expect(own.filter((href) => !isServed(new URL(href).pathname))).toEqual([]);
}

describe('RSS', () => {
  const source = readDist('/rss.xml');
  const { channel, ...rss } = xml.parse(source).rss;
  const items: Record<string, string & { '#text': string; '@_isPermaLink': string }>[] =
    channel.item;

  test('is well-formed RSS 2.0 with the elements that it requires', () => {
    expect(XMLValidator.validate(source)).toBe(true);
    expect(rss['@_version']).toBe('2.0');
    for (const name of ['title', 'link', 'description']) expect(channel[name], name).toBeTruthy();
    expect(channel['atom:link']).toMatchObject({ '@_href': `${siteUrl}/rss.xml`, '@_rel': 'self' });
  });

  test('has every article, newest first, by a name that stays', () => {
    expect(items).toHaveLength(articles.size);
    const times = items.map(({ pubDate }) => Date.parse(pubDate ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const { link, guid } of items) {
      expect(guid).toEqual({ '#text': link, '@_isPermaLink': 'true' });
      expect([...articles.keys()]).toContain(link);
    }
    expect(new Set(items.map(({ link }) => link)).size).toBe(items.length);
  });

  test('dates are those of the pages, by RFC 822', () => {
    for (const { link, pubDate } of items) {
      expect(pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} 00:00:00 GMT$/);
      expect(new Date(pubDate ?? '').toISOString().slice(0, 10)).toBe(
        daysOf(readArticle(String(link)))[0],
      );
    }
  });

  test('carries the whole text with absolute links', () => {
    for (const item of items) expectWhole(String(item.link), String(item['content:encoded']));
  });

  test('tells nothing of the build', () => {
    expect(channel.lastBuildDate).toBeUndefined();
    expect(channel.pubDate).toBeUndefined();
  });

  test('has a page for people who open it', () => {
    expect(source).toContain('<?xml-stylesheet type="text/xsl" href="/feed.xsl"?>');
    expect(XMLValidator.validate(readDist('/feed.xsl'))).toBe(true);
    expect(readDist('/feed.xsl')).toContain('href="/feed.css"');
    expect(readDist('/feed.css')).toMatch(/color: #[\da-f]{6}/);
  });
});

/** https://www.jsonfeed.org/version/1.1/ */
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string().min(1),
  home_page_url: address,
  feed_url: address,
  icon: address,
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
  authors: z.array(z.strictObject({ name: z.string().min(1), url: address })).min(1),
  items: z.array(
    z.strictObject({
      id: address,
      url: address,
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().min(1000),
      image: address,
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime().optional(),
      authors: z.array(z.strictObject({ name: z.string().min(1) })).optional(),
      tags: z.array(z.string().min(1)),
    }),
  ),
});

test('the JSON Feed is valid and carries the same articles as the RSS', () => {
  const feed = jsonFeed.parse(JSON.parse(readDist('/feed.json')));
  const items = xml.parse(readDist('/rss.xml')).rss.channel.item as { link: string }[];
  expect(feed.items.map(({ url }) => url)).toEqual(items.map(({ link }) => link));
  for (const { id, url, content_html, image } of feed.items) {
    expect(id).toBe(url);
    expectWhole(url, content_html);
    expect(isServed(new URL(image).pathname)).toBe(true);
  }
});

describe('sitemap', () => {
  const source = readDist('/sitemap.xml');
  const { urlset } = xml.parse(source);
  const entries: { loc: string; lastmod: string }[] = urlset.url;

  test('is well-formed and holds what its schema allows', () => {
    expect(XMLValidator.validate(source)).toBe(true);
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(Object.keys(urlset).sort()).toEqual(['@_xmlns', 'url']);
    for (const entry of entries) expect(Object.keys(entry)).toEqual(['loc', 'lastmod']);
    expect(entries.length).toBeLessThan(50_000);
  });

  test('lists exactly the canonical addresses, each once', () => {
    expect(entries.map(({ loc }) => loc).sort()).toEqual(canonicals.toSorted());
  });

  test('dates are days of the content, not of the build', () => {
    for (const { loc, lastmod } of entries) {
      expect(lastmod, loc).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(days.has(lastmod), loc).toBe(true);
      if (articles.has(loc)) expect(daysOf(readArticle(loc))).toContain(lastmod);
    }
    const newest =
      entries
        .filter(({ loc }) => loc.includes('/blog/'))
        .map(({ lastmod }) => lastmod)
        .sort()
        .at(-1) ?? '';
    const list = entries.find(({ loc }) => loc.endsWith('/blogs'))?.lastmod ?? '';
    expect(list >= newest).toBe(true);
  });
});

test('robots.txt bars nothing and names the sitemap', () => {
  const robots = readDist('/robots.txt');
  expect(robots).toContain('User-agent: *');
  expect(robots).not.toMatch(/^Disallow: \S/m);
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('llms.txt lists every page once', () => {
  const text = readDist('/llms.txt');
  expect(text.startsWith(`# ${firm.name}\n\n> `)).toBe(true);
  const listed = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{70,}$/gm)].map((match) => match[1]);
  expect(listed.sort()).toEqual(canonicals.toSorted());
});

test('the manifest names icons that are there', () => {
  const manifest = JSON.parse(readDist('/site.webmanifest'));
  expect(manifest).toMatchObject({ name: firm.name, start_url: '/' });
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  for (const { src } of manifest.icons) expect(isServed(src), src).toBe(true);
});
