import { expect, test } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';

test.each([
  ['---\ntitle: A\n---\nText', 'title: A\n', 'Text'],
  ['---\r\ntitle: A\r\n---\r\nText\r\n', 'title: A\r\n', 'Text\r\n'],
  ['--- \ntitle: A\n---', 'title: A\n', ''],
  ['---\n---\nText', '', 'Text'],
])('the fields and the text of %j', (text, yaml, body) => {
  const parts = splitFrontMatter(text);
  expect(parts).toMatchObject({ yaml, body });
  expect(Object.values(parts ?? {}).join('')).toBe(text);
});

test.each(['title: A\n', ' ---\ntitle: A\n---\n', '---\ntitle: A\n'])('no fields in %j', (text) => {
  expect(splitFrontMatter(text)).toBeUndefined();
});
