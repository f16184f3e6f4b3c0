import { expect, test } from 'vitest';
import { numberReferences, type Reference } from '../../content/law/references.ts';
import { addMarginNotes } from './margin-notes.ts';

const references: Reference[] = ['wages', 'safety'].map((id) => ({
  anchor: `law-${id}`,
  label: id,
  url: undefined,
}));
const wages = '<a href="#law-wages">Wages Act 2019</a>';
const safety = '<a href="#law-safety">U.S. Safety Act</a>';

/** @returns the text with its notes in brackets and its citations as `words^number` */
function annotate(html: string) {
  const noted = addMarginNotes(
    html,
    numberReferences(references, [html]),
    ({ label }) => `[${label}]`,
  );
  return noted.replace(/<a [^>]*data-number="(\d)"[^>]*>(.*?)<\/a>/g, '$2^$1');
}

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
    `<table><td>${wages}.</td></table>`,
    '[wages]<table><td>Wages Act 2019^1.</td></table>',
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

test('the list of references links back to the first citation', () => {
  const html = addMarginNotes(
    `${wages}. ${wages}.`,
    numberReferences(references, [wages]),
    () => '',
  );
  expect(html.match(/id="cite-law-wages"/g)).toHaveLength(1);
  expect(html.indexOf('id="cite-law-wages"')).toBeLessThan(html.indexOf('</a>'));
});

test('a reference that another part cites first has its note there', () => {
  const html = `${wages} applies. So does ${safety}. Then`;
  const { all } = numberReferences(references, [html]);
  const noted = addMarginNotes(html, { all, first: all.slice(1) }, ({ label }) => `[${label}]`);
  expect(noted).toContain('</a> applies. So does');
  expect(noted).toContain('</a>.[safety] Then');
});
