import { expect, test } from 'vitest';
import { microblogShareUrl, networkShareUrl } from './share-links.ts';

const url = 'https://www.example.org/blog/0?a=1&b=2';
const title = 'Rules & “rights”: 100% of ₹1 + 😀 <b>';

test('the network link contains the URL and the title', () => {
  const link = new URL(networkShareUrl(url, title));
  expect(Object.fromEntries(link.searchParams)).toEqual({ url, title });
});

test('the microblog link contains the URL and a text', () => {
  const link = new URL(microblogShareUrl(url, title));
  expect(Object.fromEntries(link.searchParams)).toEqual({ url, text: title });
});

test('a lone surrogate does not break the link', () => {
  expect(new URL(microblogShareUrl(url, 'a\uD83D')).searchParams.get('text')).toBe('a\uFFFD');
});
