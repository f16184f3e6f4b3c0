import { expect, test } from 'vitest';
import { createExampleSite } from '../../site/example-site.ts';
import type { SignedArticle } from './authors.ts';
import { buildBlogPosting } from './blog-posting.ts';

const day = { year: 2025, month: 1, day: 6 };
const site = createExampleSite();
const article = {
  path: '/blog/9',
  title: 'T',
  content: 'C',
  category: 'Law',
  date: day,
} as SignedArticle;

test('the firm is the author of an article without an author', () => {
  expect(buildBlogPosting(site, article)).toMatchObject({
    '@type': 'BlogPosting',
    '@id': 'https://www.example.org/blog/9#article',
    mainEntityOfPage: { '@id': 'https://www.example.org/blog/9#webpage' },
    author: { '@type': 'Organization', name: 'A Firm' },
  });
  const author = { name: 'Ana Bea', role: 'Partner', path: '/team#ana', id: 'ana', initials: 'AB' };
  expect(buildBlogPosting(site, { ...article, author })).toMatchObject({
    author: { '@type': 'Person', name: 'Ana Bea', url: 'https://www.example.org/team#ana' },
  });
});

test('a changed article has the date of the change', () => {
  expect(buildBlogPosting(site, article)).not.toHaveProperty('dateModified');
  const updated = { year: 2025, month: 2, day: 1 };
  expect(buildBlogPosting(site, { ...article, updated })).toHaveProperty(
    'dateModified',
    '2025-02-01',
  );
});
