import { expect, test } from 'vitest';
import { makeLinksAbsolute } from './absolute-links.ts';

test.each([
  ['<a href="/blogs">', '<a href="https://www.example.org/blogs">'],
  ['<a href="/services/a#part">', '<a href="https://www.example.org/services/a#part">'],
  ['<a href="#part">', '<a href="https://www.example.org/blog/3#part">'],
  ['<img src="/a.png">', '<img src="https://www.example.org/a.png">'],
  ['<a href="https://other.example/x">', '<a href="https://other.example/x">'],
  ['<a href="mailto:a@example.org">', '<a href="mailto:a@example.org">'],
  ['<p>href="/blogs"</p>', '<p>href="/blogs"</p>'],
])('converts %s to %s', (html, expected) => {
  expect(makeLinksAbsolute(html, 'https://www.example.org/blog/3')).toBe(expected);
});
