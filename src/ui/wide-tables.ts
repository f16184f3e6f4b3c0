import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { formatList } from '../content/language-facts.ts';
import { fill, type WordsOf } from '../content/words.ts';
import { textOf } from '../render/text-plugins.ts';

/** A word that may be wider than a column. */
const longWord = /\p{L}{23}/u;

function listElements(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}

/** Replaces the style of a column that Markdown aligns: the policy of the site forbids such attributes. */
function setAlignment({ properties }: Element) {
  if (String(properties.style).endsWith('right')) properties.className = ['number'];
  delete properties.style;
}

/**
 * Labels each cell that is not empty with its column heading, which phones show before it: a row is a
 * block there. The first cell of a row is its heading if its column has one.
 */
function setCell(cell: Element, column: number, heading = '') {
  const text = textOf(cell);
  if (column === 0 && heading && text) {
    cell.tagName = 'th';
    cell.properties.scope = 'row';
  }
  if (column > 0 && heading && text) cell.properties.dataLabel = heading;
  if (!cell.properties.className && longWord.test(text)) cell.properties.className = ['long-words'];
}

/**
 * Wraps every table of a text in a frame that scrolls sideways in narrow windows, which WCAG 1.4.10
 * allows for tables. The frame is focusable, so that keyboard users can scroll it (2.1.1). The column
 * headings are its accessible name.
 */
export const wrapTables = (tree: Root, { ui, tag }: WordsOf<'ui'>) =>
  visit(tree, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || !parent || index === undefined) return undefined;
    const columns = listElements(table, 'th');
    const headings = columns.map((column) => textOf(column).trim());
    for (const column of columns) column.properties.scope = 'col';
    for (const cell of [...columns, ...listElements(table, 'td')]) setAlignment(cell);
    for (const row of listElements(table, 'tr'))
      for (const [column, cell] of listElements(row, 'td').entries())
        setCell(cell, column, headings[column]);
    const named = formatList(headings.filter(Boolean), tag);
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table-frame'],
        role: 'group',
        ariaLabel: fill(ui.table, { headings: named }),
        tabIndex: 0,
      },
      children: [table],
    };
    return SKIP;
  });
