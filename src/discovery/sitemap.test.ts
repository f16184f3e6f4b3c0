import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { buildSitemap } from './sitemap.ts';

const siteUrl = 'https://www.example.org';
const updated = { year: 2025, month: 1, day: 6 };
const listPages = (...paths: string[]) => paths.map((path) => ({ path, updated, alternates: [] }));

test('an entry has the escaped URL and the date of the last change', () => {
  expect(buildSitemap(listPages('/a&b'), siteUrl).main).toContain(
    '<url><loc>https://www.example.org/a&amp;b</loc><lastmod>2025-01-06</lastmod></url>',
  );
});

test('a sitemap above the limit becomes an index of files that list every page once', () => {
  const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) });
  const { main, parts } = buildSitemap(listPages('/a', '/b', '/c', '/d', '/e'), siteUrl, 2);
  const { sitemapindex } = parser.parse(main);
  expect(sitemapindex.sitemap).toEqual([
    { loc: `${siteUrl}/sitemap/1.xml` },
    { loc: `${siteUrl}/sitemap/2.xml` },
    { loc: `${siteUrl}/sitemap/3.xml` },
  ]);
  const listed = parts.flatMap((part) => parser.parse(part).urlset.url as { loc: string }[]);
  expect(listed.map(({ loc }) => new URL(loc).pathname)).toEqual(['/a', '/b', '/c', '/d', '/e']);
  expect(buildSitemap(listPages('/a', '/b'), siteUrl, 2).parts).toEqual([]);
});
