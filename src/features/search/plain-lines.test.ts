import { expect, test } from 'vitest';
import { toPlainLines } from './plain-lines.ts';

test.each([
  ['<p>One <em>text</em>.</p>\n<h2 id="a">Two</h2>', ['One text.', 'Two']],
  ['<p>A &amp; B, 5 &lt; 6&#x27;s &#39;mark&#39;</p>', ["A & B, 5 < 6's 'mark'"]],
  ['The [Code on Wages](law:code-on-wages) applies.', ['The Code on Wages applies.']],
  ['<ul><li>a<li>b</ul>', ['a', 'b']],
  ['<p>&quot;1&nbsp;mark&quot; &gt; &copy;</p>', ['"1 mark" > &copy;']],
  ['  plain\n text ', ['plain text']],
  ['', []],
])('%j reads %j', (html, lines) => {
  expect(toPlainLines(html)).toEqual(lines);
});
