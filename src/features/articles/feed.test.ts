import { expect, test } from 'vitest';
import { parseHtml } from '../../render/render-markdown.ts';
import { createExampleSite } from '../../site/example-site.ts';
import type { SignedArticle } from './authors.ts';
import { buildRssItem } from './feed.ts';

const site = createExampleSite();
const article = {
  path: '/blog/9',
  title: 'T',
  excerpt: 'E',
  content: 'C',
  body: parseHtml('<p>H</p>'),
  category: 'Law',
  sources: [],
  lawChanges: [],
  date: '2025-01-06',
} as unknown as SignedArticle;

test('a feed lists changes of the law before the text', () => {
  const change = {
    id: 'old-act',
    date: '2025-11-21',
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
