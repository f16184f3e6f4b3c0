import { expect, test } from 'vitest';
import { siteFiles } from '../content/addresses.ts';
import type { SitePage } from '../content/kind.ts';
import { createExampleSite } from '../site/example-site.ts';
import {
  buildAlternateLinks,
  buildHeadLinks,
  buildHeadTitle,
  buildSharingTags,
} from './page-head.ts';

const site = createExampleSite();
const alternates = [
  { tag: 'en', name: 'English', path: '/a', isTranslated: true },
  { tag: 'pt-BR', name: 'Português', path: '/pt/a', isTranslated: true },
  { tag: 'hi', name: 'हिन्दी', path: '/hi/', isTranslated: false },
];

test('a page links to its translations, the first of which is for all other languages', () => {
  const links = buildAlternateLinks(alternates, 'https://www.example.org');
  expect(links.map(({ hreflang, href }) => [hreflang, href.slice(23)])).toEqual([
    ['en', '/a'],
    ['pt-BR', '/pt/a'],
    ['x-default', '/a'],
  ]);
  expect(buildAlternateLinks(alternates.slice(1), 'https://www.example.org')).toEqual([]);
});

test('a page links to the feeds if the firm has articles', () => {
  const listLinks = (has: string) =>
    buildHeadLinks({ ...site, hasPage: (page) => page === has }).map(({ href }) => href);
  expect(listLinks('team')).toEqual([siteFiles.favicon, siteFiles.touchIcon, site.paths.manifest]);
  expect(listLinks('blogs').slice(3)).toEqual([site.paths.feed, site.paths.jsonFeed]);
  expect(
    buildHeadLinks({ ...site, hasPage: () => true }).map(({ rel, type }) => [rel, type]),
  ).toEqual([
    ['icon', 'image/svg+xml'],
    ['apple-touch-icon', undefined],
    ['manifest', undefined],
    ['alternate', 'application/rss+xml'],
    ['alternate', 'application/feed+json'],
  ]);
});

test('the preview of a link has the texts of the page and its card, and the day of an article', () => {
  const page = { path: '/a', title: 'A', description: 'About A', heading: 'All of A' } as SitePage;
  const article = { category: 'Law', date: { year: 2025, month: 1, day: 6 } };
  const list = (more: object) =>
    buildSharingTags({ ...page, ...more }, site, alternates).map(({ property, name, content }) => [
      property ?? name,
      content,
    ]);
  const tags = [
    ['og:type', 'website'],
    ['og:locale', 'en'],
    ['og:locale:alternate', 'pt_BR'],
    ['og:site_name', 'A Firm'],
    ['og:title', 'A'],
    ['og:description', 'About A'],
    ['og:url', 'https://www.example.org/a'],
    ['og:image', 'https://www.example.org/cards/a.png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'All of A. A Firm'],
    ['twitter:card', 'summary_large_image'],
  ];
  expect(list({})).toEqual(tags);
  const ofArticle = list({ article });
  expect(ofArticle[0]).toEqual(['og:type', 'article']);
  expect(ofArticle).toContainEqual(['og:image:alt', 'Law. All of A. A Firm']);
  expect(ofArticle.slice(-2)).toEqual([
    ['article:published_time', '2025-01-06'],
    ['article:section', 'Law'],
  ]);
});

test.each([
  ['Our team', 'Our team | A Firm'],
  ['A Firm: what we do', 'A Firm: what we do'],
  ['x'.repeat(51), `${'x'.repeat(51)} | A Firm`],
  ['x'.repeat(52), 'x'.repeat(52)],
  [
    'Reviews that survive a dispute: what to write down, and when to',
    'Reviews that survive a dispute | A Firm',
  ],
  [`${'x'.repeat(20)}: ${'y'.repeat(60)}`, `${'x'.repeat(20)} | A Firm`],
  [`Short: ${'x'.repeat(60)}`, `Short: ${'x'.repeat(60)}`],
  [`${'word '.repeat(13)}end`, `${'word '.repeat(13)}end`],
])('the title of "%s" is "%s"', (title, expected) => {
  expect(buildHeadTitle(title, site)).toBe(expected);
});
