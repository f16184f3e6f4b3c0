import { expect, test } from 'vitest';
import { buildSitemap } from './sitemap.ts';

const siteUrl = 'https://www.example.org';
const updated = { year: 2025, month: 1, day: 6 };
const alternates = [
  { tag: 'en', name: 'English', path: '/a&b', isTranslated: true },
  { tag: 'de', name: 'Deutsch', path: '/de/a', isTranslated: true },
];

test('an entry has the escaped URL, the date of the last change and its translations', () => {
  const pages = [
    { path: '/a&b', updated, alternates },
    { path: '/c', updated, alternates: [] },
  ];
  const [, , translated, alone, end] = buildSitemap(pages, siteUrl).split('\n');
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${path}"/>`;
  const links = link('en', '/a&amp;b') + link('de', '/de/a') + link('x-default', '/a&amp;b');
  expect(translated).toBe(
    `<url><loc>${siteUrl}/a&amp;b</loc><lastmod>2025-01-06</lastmod>${links}</url>`,
  );
  expect(alone).toBe(`<url><loc>${siteUrl}/c</loc><lastmod>2025-01-06</lastmod></url>`);
  expect(end).toBe('</urlset>');
});
