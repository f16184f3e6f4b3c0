import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { SitePage } from '../../content/kind.ts';
import { createExampleSite } from '../../site/example-site.ts';
import { buildGraph, serializeForScript } from './graph.ts';

const day = { year: 2025, month: 1, day: 6 };
const site = createExampleSite();
const page: SitePage = {
  key: 'pages/a',
  path: '/a',
  group: 'firm',
  title: 'A',
  description: 'About A',
  heading: '</script><script>alert(1)</script><!-- & A\u00a0B',
  updated: day,
};

test('no text can close the script element that contains it', () => {
  const json = serializeForScript(buildGraph(site, { page, trail: [], about: [], offices: [] }));
  const script = parse(`<script type="application/ld+json">${json}</script>`).querySelector(
    'script',
  );
  expect(json).not.toMatch(/<\/|<!/);
  expect(JSON.parse(script?.rawText ?? '')['@graph']).toHaveLength(3);
  expect(JSON.parse(script?.rawText ?? '')['@graph'][2].name).toBe(
    page.heading.replace('\u00a0', ' '),
  );
});

test('the home page describes the firm in full, and other pages where they are', () => {
  const list = (path: string, ...trail: string[]) =>
    buildGraph(site, {
      page: { ...page, path },
      trail: trail.map((label) => ({ label, path: '/' })),
      about: [],
      offices: [],
    })['@graph'] as { '@type': string }[];
  expect(list('/')[0]).toHaveProperty('logo');
  expect(list('/a')[0]).not.toHaveProperty('logo');
  expect(list('/a', 'Home').at(-1)?.['@type']).toBe('BreadcrumbList');
});
