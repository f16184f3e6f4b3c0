import { expect, test } from 'vitest';
import { siteFiles, socialCardPath } from '../content/addresses.ts';
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

test('a link to an article is previewed with its card, its day and its other languages', () => {
  const article = { category: 'Law', date: { year: 2025, month: 1, day: 6 } };
  const page = { path: '/a', title: 'T', description: 'D', heading: 'H', article } as SitePage;
  const tags = buildSharingTags(
    page,
    { ...site, words: { ...site.words, language: 'en' } },
    alternates,
  );
  expect(tags.map(({ property, name, content }) => `${property ?? name} ${content}`)).toEqual([
    'og:type article',
    'og:locale en',
    'og:locale:alternate pt_BR',
    'og:site_name A Firm',
    'og:title T',
    'og:description D',
    'og:url https://www.example.org/a',
    `og:image https://www.example.org${socialCardPath('/a')}`,
    'og:image:width 1200',
    'og:image:height 630',
    'og:image:alt Law. H. A Firm',
    'twitter:card summary_large_image',
    'article:published_time 2025-01-06',
    'article:section Law',
  ]);
  expect(buildSharingTags({ ...page, article: undefined }, site, [])[0]?.content).toBe('website');
});

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
