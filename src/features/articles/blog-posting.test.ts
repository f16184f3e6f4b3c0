import { expect, test } from 'vitest';
import type { Article } from '../../content/kinds/article.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import { buildBlogPosting } from './blog-posting.ts';

const day = { year: 2025, month: 1, day: 6 };
const firm = {
  name: 'A Firm',
  siteUrl: 'https://www.example.org',
  networkUrl: 'https://network.example/firm',
} as Firm;
const article = {
  path: '/blog/9',
  title: 'T',
  content: 'C',
  category: 'Legal',
  date: day,
} as Article;

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
