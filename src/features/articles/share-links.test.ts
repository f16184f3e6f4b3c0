import { expect, test } from 'vitest';
import { microblogShareUrl, networkShareUrl } from './share-links.ts';

const url = 'https://www.example.org/blog/0?a=1&b=2';
const title = 'Rules & “rights”: 100% of ₹1 + 😀 <b>';

test('the network is given the address and the title', () => {
  const link = new URL(networkShareUrl(url, title));
  expect(Object.fromEntries(link.searchParams)).toEqual({ url, title });
});

test('the microblog is given the address and a text', () => {
  const link = new URL(microblogShareUrl(url, title));
  expect(Object.fromEntries(link.searchParams)).toEqual({ url, text: title });
});

test('half a character does no harm', () => {
  expect(new URL(microblogShareUrl(url, 'a\uD83D')).searchParams.get('text')).toBe('a\uFFFD');
});
