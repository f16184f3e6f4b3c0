import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { buildMarkdownCopy } from './markdown-copy.ts';

test.each([
  ['<a href="/law"><span>139</span><span>laws</span></a>', '[139 laws](https://firm.example/law)'],
  [
    '<ul><li><a href="/a">In <svg aria-hidden="true"></svg></a><a href="/b">Card</a></li></ul>',
    '- [In](https://firm.example/a) [Card](https://firm.example/b)',
  ],
  [
    '<table><tr><th>Then</th></tr><tr><td><p>Act 1948</p><p>Act 1959</p></td></tr></table>',
    '| Then |\n| - |\n| Act 1948 Act 1959 |',
  ],
  ['<p>Return<small class="block">From 20</small></p>', 'Return From 20'],
  ['<p>96 <svg aria-hidden="true" data-text="→"></svg> 58</p>', '96 → 58'],
  [
    '<p>It is void. <span role="note">1. Act 1872</span> It was not.</p>',
    'It is void. (1. Act 1872) It was not.',
  ],
  [
    '<details><summary><h4>Act</h4><span>in force</span></summary>Text</details>',
    '#### Act\n\nin force\n\nText',
  ],
  ['<p>me<wbr>@firm.example<!-- -->, or call</p>', 'me\\@firm.example, or call'],
  ['<p class="my-4 hidden" role="alert">It could not be loaded.</p><p hidden>None</p>', ''],
])('%s reads %j', (html, text) => {
  const page = `<link rel="alternate" type="text/markdown" href="https://firm.example/page.md"><main>${html}</main>`;
  expect(buildMarkdownCopy(page, fromHtml(page))).toBe(
    `<https://firm.example/page>\n\n${text && `${text}\n`}`,
  );
});
