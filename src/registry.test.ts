import { describe, expect, test } from 'vitest';
import { nestedFileName, numberedFileName, plainFileName } from './content/kind.ts';
import { firm } from './content/kinds/firm.ts';
import { articles } from './features/articles/model/article.ts';
import { openings } from './features/careers/model/opening.ts';
import { team } from './features/team/model/member.ts';
import { buildPaths, kinds } from './registry.ts';
import { readEnglish } from './site/read-english.ts';

const { siteUrl } = firm.schema.shape;
const { initials } = team.schema.shape;

test.each([
  ['a bare domain', siteUrl, 'https://www.example.org', true],
  ['a domain with a trailing slash', siteUrl, 'https://www.example.org/', false],
  ['a domain in upper case', siteUrl, 'https://WWW.example.org', false],
  ['three initials', initials, 'ÅBC', true],
  ['four initials', initials, 'ABCD', false],
  ['initials in lower case', initials, 'ab', false],
  ['one plural form of a line', kinds.words.schema, { articles: { found: { one: 'One' } } }, true],
  ['an unknown plural form', kinds.words.schema, { articles: { found: { four: 'Four' } } }, false],
  ['an unknown line', kinds.words.schema, { articles: { lost: 'Lost' } }, false],
])('%s', (_, schema, value, valid) => {
  expect(schema.safeParse(value).success).toBe(valid);
});

test('an article gets its address from its file name and its reading time from all its words', () => {
  const fields = {
    title: 'A title',
    date: '2025-01-06',
    content: 'word '.repeat(238),
    sources: [],
  };
  const words = readEnglish();
  const markdown = 'word '.repeat(2 * 238);
  const headings = [2, 3].map((depth) => ({ depth, slug: `h${depth}`, text: `Heading ${depth}` }));
  const file = { id: '07-a-title', data: fields, markdown, html: '', headings };
  const article = articles.build(file as unknown as Parameters<typeof articles.build>[0], {
    vocabulary: { categories: [], departments: [], jobTypes: [] },
    law: [],
    today: { year: 2025, month: 2, day: 1 },
    words,
    paths: buildPaths(words.addresses),
  });
  expect(article).toMatchObject({
    number: 7,
    path: '/blog/7',
    wordCount: 3 * 238,
    readTime: '3 min read',
    headings: [{ depth: 2 }],
  });
});

describe('file names', () => {
  test.each([
    [plainFileName, 'first-name', true],
    [plainFileName, 'First-name', false],
    [plainFileName, 'first_name', false],
    [plainFileName, 'first-', false],
    [plainFileName, 'folder/name', false],
    [numberedFileName, '07-name', true],
    [numberedFileName, '107-name', true],
    [numberedFileName, '7-name', false],
    [numberedFileName, '07', false],
    [nestedFileName, 'folder/name', true],
    [nestedFileName, 'folder/folder/name', false],
    [openings.fileName, 'job-005', true],
    [openings.fileName, 'job-5', false],
  ])('$1: $2', ({ pattern }, name, valid) => {
    expect(pattern.test(name)).toBe(valid);
  });
});
