import { expect, test } from 'vitest';
import type { SitePage } from '../content/kind.ts';
import { buildSitemap } from './sitemap.ts';

test('an entry has the escaped address and the date of the last change', () => {
  const page = { path: '/a&b', updated: { year: 2025, month: 1, day: 6 } } as SitePage;
  expect(buildSitemap([page], 'https://www.example.org')).toContain(
    '<url><loc>https://www.example.org/a&amp;b</loc><lastmod>2025-01-06</lastmod></url>',
  );
});
