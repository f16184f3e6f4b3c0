import { expect, test } from 'vitest';
import { buildWords } from './built-in-words.ts';
import { createTypesetter, setSign } from './typography.ts';

const formatsOf = (tag: string) => buildWords({ code: tag.slice(0, 2), tag }).formats;
const typesetterOf = (tag: string) => createTypesetter(formatsOf(tag));

/** Spaces that do not break, written visibly. */
const show = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, '_');

test.each([
  ['de-DE', 'nach § 623 BGB', 'nach §_623 BGB'],
  ['de-DE', '§§ 1 und 2, Art. 6 Abs. 1 Nr. 3', '§§_1 und 2, Art._6 Abs._1 Nr._3'],
  ['de-DE', '5 % in 30 km für 20 € oder 3 Mio. Euro', '5_% in 30_km für 20_€ oder 3_Mio. Euro'],
  ['en-GB', 'under section 17, s. 4 and ss. 5', 'under section_17, s._4 and ss._5'],
  ['en-IN', 'Rs 500, ₹ 20 lakh and £ 30', 'Rs_500, ₹_20_lakh and £_30'],
  ['hi-IN', 'धारा 17 और अनुच्छेद 21', 'धारा_17 और अनुच्छेद_21'],
  ['en-GB', 'an intersection 5 minutes away', 'an intersection 5 minutes away'],
  ['en-GB', '5 kgs of a section', '5 kgs of a section'],
])('%s: a number stays on the line with its unit or label: %s', (tag, text, expected) => {
  expect(show(typesetterOf(tag).setText(text))).toBe(expected);
  expect(show(typesetterOf(tag).setProse(text))).toBe(expected);
});

test('a range of amounts and a name of several words stay on the line', () => {
  const { setText } = createTypesetter(formatsOf('en-IN'), ['New York', 'Delhi']);
  expect(show(setText('₹12 to 30 lakh in New York, ₹40,000 to ₹1.5 lakh in New Yorkshire'))).toBe(
    '₹12_to_30_lakh in New_York, ₹40,000_to_₹1.5_lakh in New Yorkshire',
  );
});

test.each([
  ['de-DE', 'Das "Wort" und ("noch eins").', 'Das „Wort“ und („noch eins“).'],
  ['de-DE', '„Schon gesetzt“', '„Schon gesetzt“'],
  ['en-GB', 'The "word".', 'The “word”.'],
  ['hi-IN', '"शब्द"', '“शब्द”'],
  ['de-DE', 'ein 15" Bildschirm', 'ein 15" Bildschirm'],
  ['es-ES', 'La "palabra": ¿cuál?', 'La «palabra»: ¿cuál?'],
  ['fr-FR', 'Le "mot" : lequel ? « Lui » ; «elle» !', 'Le «_mot_»_: lequel_? «_Lui_»_; «_elle_»_!'],
  ['fr-FR', 'Un mot: lequel? Lui; (elle)!', 'Un mot_: lequel_? Lui_; (elle)_!'],
  ['fr-CA', 'Le "mot" : lequel? Lui !', 'Le «_mot_»_: lequel? Lui !'],
  ['fr-FR', 'https://a.example/?a=b à 10:30', 'https://a.example/?a=b à 10:30'],
])('%s has its quotation marks: %s', (tag, text, expected) => {
  expect(show(typesetterOf(tag).setText(text))).toBe(expected);
});

test.each([
  ['fr-FR', '_: _;'],
  ['fr-CA', '_: ;'],
  ['en-CA', ': ;'],
])('%s has its space before a sign that joins two texts', (tag, expected) => {
  expect(show([':', ';'].map((sign) => setSign(sign, formatsOf(tag))).join(' '))).toBe(expected);
});
