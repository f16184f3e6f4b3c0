import { expect, test } from 'vitest';
import { type Citations, numberReferences, type Reference } from '../../content/law/references.ts';
import { parseHtml, toHtml } from '../../render/render-markdown.ts';
import { addMarginNotes } from './margin-notes.ts';

const references: Reference[] = ['wages', 'safety'].map((id) => ({
  anchor: `law-${id}`,
  label: id,
  url: undefined,
}));
const wages = '<a href="#law-wages">Wages Act 2019</a>';
const safety = '<a href="#law-safety">U.S. Safety Act</a>';

/** Adds notes in brackets to a text of which the page cites all. */
function addNotes(html: string, own?: Partial<Citations>) {
  const tree = parseHtml(html);
  addMarginNotes(tree, { ...numberReferences(references, [tree]), ...own }, ({ label }) => [
    { type: 'text', value: `[${label}]` },
  ]);
  return toHtml(tree);
}

/** @returns the text with its notes in brackets and its citations as `words^number` */
const annotate = (html: string) =>
  addNotes(html).replace(/<a [^>]*data-number="(\d)"[^>]*>(.*?)<\/a>/g, '$2^$1');

test.each([
  ['after its sentence', `${wages} says so. Then`, 'Wages Act 2019^1 says so.[wages] Then'],
  [
    'after a sentence that ends in a quotation',
    `“By ${wages}.” Then`,
    '“By Wages Act 2019^1.”[wages] Then',
  ],
  [
    'not at a full stop within it',
    `${wages}, s. 5, too. Then`,
    'Wages Act 2019^1, s. 5, too.[wages] Then',
  ],
  [
    'before a sentence that starts with a citation',
    `${wages} applies. ${safety} as well.`,
    'Wages Act 2019^1 applies.[wages] U.S. Safety Act^2 as well.[safety]',
  ],
  [
    'at the end of its block',
    `<p>${wages}</p><p>Then.</p>`,
    '<p>Wages Act 2019^1[wages]</p><p>Then.</p>',
  ],
  [
    'before the table that cites',
    `<table><tbody><tr><td>${wages}.</td></tr></tbody></table>`,
    '[wages]<table><tbody><tr><td>Wages Act 2019^1.</td></tr></tbody></table>',
  ],
  [
    'in order where a sentence cites two',
    `${wages} and ${safety} apply. Then`,
    'Wages Act 2019^1 and U.S. Safety Act^2 apply.[wages][safety] Then',
  ],
  [
    'once, however often the text cites',
    `${wages}. And ${wages}.`,
    'Wages Act 2019^1.[wages] And Wages Act 2019^1.',
  ],
  ['nowhere for another link', '<a href="#part">Part</a>.', '<a href="#part">Part</a>.'],
])('the note of a reference is placed %s', (_, html, expected) => {
  expect(annotate(html)).toBe(expected);
});
