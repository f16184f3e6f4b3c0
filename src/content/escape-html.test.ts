import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test.each([
  ['Rao & Partners', 'Rao &amp; Partners'],
  ['<b>Files</b>', '&lt;b>Files&lt;/b>'],
  ['a "quoted" word', 'a &quot;quoted&quot; word'],
  ['written &lt; by hand', 'written &amp;lt; by hand'],
  ['It’s plain: नमस्ते', 'It’s plain: नमस्ते'],
])('%s', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
