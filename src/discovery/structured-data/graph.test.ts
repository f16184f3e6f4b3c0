import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { Article, Opening } from '../../content/entries.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import { buildBlogPosting } from '../../features/articles/blog-posting.ts';
import { buildJobPosting } from '../../features/careers/job-posting.ts';
import type { SitePage } from '../site-pages.ts';
import { buildGraph, serializeForScript } from './graph.ts';

const day = { year: 2025, month: 1, day: 6 };
const firm = {
  name: 'A Firm',
  siteUrl: 'https://www.example.org',
  networkUrl: 'https://network.example/firm',
} as Firm;
const page: SitePage = {
  path: '/a',
  group: 'Firm',
  title: 'A',
  description: 'About A',
  heading: '</script><script>alert(1)</script><!-- & A',
  updated: day,
};
const opening = {
  id: 'job-009',
  path: '/work-with-us/job-009',
  title: 'Clerk',
  type: 'Contract',
  shortDescription: 'Files & <b>papers</b>.',
  html: '<p>See <a href="/blogs">here</a>.</p>',
  skills: ['Order'],
  location: { locality: 'Town', region: 'State', countryCode: 'IN' },
  postedDate: day,
} as Opening;
const article = {
  path: '/blog/9',
  title: 'T',
  content: 'C',
  category: 'Legal',
  date: day,
} as Article;

test('nothing in a text can end the script element that holds it', () => {
  const json = serializeForScript(buildGraph(firm, { page, trail: [], about: [] }));
  const script = parse(`<script type="application/ld+json">${json}</script>`).querySelector(
    'script',
  );
  expect(json).not.toMatch(/<\/|<!/);
  expect(JSON.parse(script?.rawText ?? '')['@graph'][2].name).toBe(page.heading);
});

test('an opening with a last day is valid through that day; one without says nothing', () => {
  const closing = { ...opening, closes: { year: 2025, month: 3, day: 31 } };
  expect(buildJobPosting(firm, closing)).toHaveProperty('validThrough', '2025-03-31T23:59');
  expect(buildJobPosting(firm, opening)).not.toHaveProperty('validThrough');
});

test('an opening is told whole, in HTML that holds no tag of its words and no bare path', () => {
  expect(buildJobPosting(firm, opening)).toMatchObject({
    employmentType: 'CONTRACTOR',
    description:
      '<p>Files &amp; &lt;b>papers&lt;/b>.</p><p>See <a href="https://www.example.org/blogs">here</a>.</p><p>Skills: Order</p>',
  });
});

test('the firm is the author of an article that names none', () => {
  expect(buildBlogPosting(firm, article)).toMatchObject({
    author: { '@type': 'Organization', name: 'A Firm' },
  });
  expect(buildBlogPosting(firm, { ...article, author: 'Ana Bea' })).toMatchObject({
    author: { '@type': 'Person', name: 'Ana Bea' },
  });
});

test('an article that was changed says when', () => {
  expect(buildBlogPosting(firm, article)).not.toHaveProperty('dateModified');
  const updated = { year: 2025, month: 2, day: 1 };
  expect(buildBlogPosting(firm, { ...article, updated })).toHaveProperty(
    'dateModified',
    '2025-02-01',
  );
});
