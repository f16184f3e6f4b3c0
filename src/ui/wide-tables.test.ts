import { expect, test } from 'vitest';
import { parseHtml, toHtml } from '../render/render-markdown.ts';
import { getEnglishWords } from '../site/example-site.ts';
import { wrapTables } from './wide-tables.ts';

const words = getEnglishWords();
function wrap(html: string) {
  const tree = parseHtml(html);
  wrapTables(tree, words);
  return toHtml(tree);
}
const head = '<thead><tr><th>Act</th><th align="right"> <em>Due</em> by</th><th></th></tr></thead>';

test('each table gets a focusable frame, labelled with its column headings', () => {
  const table = `<table>${head}</table>`;
  const scoped = table.replaceAll(/(<th\b[^>]*)>/g, '$1 scope="col">');
  const frame = `<div class="table-frame" role="group" aria-label="Table: Act, Due by" tabindex="0">${scoped}</div>`;
  expect(wrap(`<p>a</p>${table}<p>b</p>${table}`)).toBe(`<p>a</p>${frame}<p>b</p>${frame}`);
});

test('the first cell of a row is its heading; the others have the label of their column if they are not empty', () => {
  expect(
    wrap(
      `<table>${head}<tbody><tr><td>A</td><td align="right">B</td></tr><tr><td>C</td><td></td></tr></tbody></table>`,
    ),
  ).toContain(
    '<tr><th scope="row">A</th><td align="right" data-label="Due by">B</td></tr><tr><th scope="row">C</th><td></td></tr>',
  );
});

test('a cell with a very long word has a class, with which the word may break', () => {
  const word = 'Donaudampfschifffahrtsgesellschaft';
  expect(
    wrap(`<table><tbody><tr><td>Die ${word}</td><td>kurz</td></tr></tbody></table>`),
  ).toContain(`<td class="long-words">Die ${word}</td><td>kurz</td>`);
});
