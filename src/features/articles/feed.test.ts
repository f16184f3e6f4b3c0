import { getRssString } from '@astrojs/rss';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { feedSize, startOfDay } from '../../discovery/rss.ts';
import { createExampleSite } from '../../site/example-site.ts';
import type { SignedArticle } from './authors.ts';
import { buildJsonFeed, buildRssItem } from './feed.ts';

const example = createExampleSite();
const site = { ...example, firm: { ...example.firm, name: 'A & B' } };
const article = {
  path: '/blog/9',
  title: 'T',
  excerpt: 'E',
  content: 'C',
  html: '<p>H</p>',
  category: 'Law',
  sources: [],
  lawChanges: [],
  date: { year: 2025, month: 1, day: 6 },
} as unknown as SignedArticle;

test.each([
  [undefined, 'A & B'],
  ['Ana & Bea', 'Ana & Bea'],
  ['Ana <ana@example.org>', 'Ana <ana@example.org>'],
])('the feed is well-formed with the author %s and names them', async (name, creator) => {
  const author =
    name === undefined
      ? undefined
      : { name, role: 'Partner', path: '/team#ana', id: 'ana', initials: 'AB' };
  const feed = await getRssString({
    title: 'T',
    description: 'D',
    site: site.firm.siteUrl,
    xmlns: { dc: 'http://purl.org/dc/elements/1.1/' },
    items: [buildRssItem({ ...article, author }, site)],
  });
  expect(new XMLParser().parse(feed).rss.channel.item['dc:creator']).toBe(creator);
});

test('a feed lists changes of the law before the text', () => {
  const change = {
    id: 'old-act',
    date: { year: 2025, month: 11, day: 21 },
    title: 'Old Act <1950>',
    what: 'wasRepealed' as const,
    note: undefined,
    source: undefined,
    successors: [],
    url: 'https://gazette.example/',
  };
  const sourced = { ...change, source: { label: 'Act 7', url: 'https://gazette.example/7' } };
  const { content = '' } = buildRssItem({ ...article, lawChanges: [change, sourced] }, site);
  const [notice = '', text] = content.split('<p>C</p>');
  expect(notice).toContain(
    'November 21, 2025: <a href="https://gazette.example/">Old Act &lt;1950></a> was repealed.',
  );
  expect(notice).toContain('<a href="https://gazette.example/7">');
  expect(notice).toMatch(/^<p><strong>\w.*<\/p>\n<ul><li>.*<\/li><li>.*<\/li><\/ul>\n$/);
  expect(text).toContain('<p>H</p>');
  expect(buildRssItem(article, site).content).toMatch(/^<p>C<\/p>/);
});

test('a feed lists the sources, with links to those that have an address', () => {
  const sources = [{ label: 'Act <1950>', url: 'https://law.example/?a&b' }, { label: 'A book' }];
  const { content } = buildRssItem({ ...article, sources } as SignedArticle, site);
  expect(content).toContain(
    '<h2>Sources</h2>\n<ol><li><a href="https://law.example/?a&amp;b">Act &lt;1950></a></li><li>A book</li></ol>',
  );
});

test('the JSON Feed has the newest articles, with their author and the day of a change', () => {
  const author = { name: 'Ana', role: 'Partner', path: '/team#ana', id: 'ana', initials: 'A' };
  const updated = { year: 2025, month: 2, day: 1 };
  const articles = [{ ...article, author, updated }, ...Array.from({ length: 99 }, () => article)];
  const page = { heading: 'Articles', metaDescription: 'All articles' };
  const { items, ...feed } = buildJsonFeed(articles, page, site);
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(items).toHaveLength(feedSize);
  expect(items[0]).toMatchObject({
    authors: [{ name: 'Ana', url: 'https://www.example.org/team#ana' }],
    date_modified: startOfDay(updated),
  });
  expect(Object.keys(items[1] ?? {})).not.toContain('authors');
  expect(Object.keys(items[1] ?? {})).not.toContain('date_modified');
});
