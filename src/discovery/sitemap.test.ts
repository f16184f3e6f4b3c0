import { expect, test } from 'vitest';
import { buildSitemap } from './sitemap.ts';

const siteUrl = 'https://www.example.org';
const updated = { year: 2025, month: 1, day: 6 };
const listPages = (...paths: string[]) => paths.map((path) => ({ path, updated, alternates: [] }));

test('an entry has the escaped URL and the date of the last change', () => {
  expect(buildSitemap(listPages('/a&b'), siteUrl)).toContain(
    '<url><loc>https://www.example.org/a&amp;b</loc><lastmod>2025-01-06</lastmod></url>',
  );
});
