import { z } from 'zod';
import en from '../../words/en.json' with { type: 'json' };
import { languageTag, textWhere } from '../code-fields.ts';
import { defineKind } from '../define-kind.ts';
import { plainFileName } from '../kind.ts';

// What a firm leaves out keeps its built-in text, so that every line is optional, and every form of it.

const { formats: _, addresses, ...groups } = en;

/** @returns the names of the placeholders in a text, such as `{count} articles`, each once */
const findPlaceholders = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
];

const describeNames = (names: readonly string[]) =>
  names.length === 0 ? 'none' : names.map((name) => `{${name}}`).join(', ');

/**
 * A text with the placeholders of the English one.
 * @param allowed further names that it may contain
 */
function textLike(english: string, allowed: readonly string[] = []) {
  const required = findPlaceholders(english).filter((name) => !allowed.includes(name));
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((value, context) => {
      const found = findPlaceholders(value);
      const missing = required.filter((name) => !found.includes(name));
      const unknown = found.filter((name) => ![...required, ...allowed].includes(name));
      if (missing.length > 0)
        context.addIssue({
          code: 'custom',
          message: `is missing ${describeNames(missing)}`,
          params: { fix: `Write ${describeNames(missing)} where the value belongs.` },
        });
      if (unknown.length > 0)
        context.addIssue({
          code: 'custom',
          message: `contains ${describeNames(unknown)}, which is not filled in`,
          params: { fix: `Delete it. Known here: ${describeNames([...required, ...allowed])}.` },
        });
    })
    .describe(`a text like “${english}”`);
}

/** A text that depends on a number. A form may leave out `{count}`, as in `One article`. */
function pluralLike(english: string) {
  const form = textLike(english, ['count']);
  return z
    .strictObject({ zero: form, one: form, two: form, few: form, many: form, other: form })
    .partial()
    .describe(`a text like “${english}”`);
}

const lineLike = (english: string | { other: string }) =>
  typeof english === 'string' ? textLike(english) : pluralLike(english.other);

const groupLike = (english: Record<string, string | { other: string }>) =>
  z
    .strictObject(
      Object.fromEntries(Object.entries(english).map(([name, line]) => [name, lineLike(line)])),
    )
    .partial();

/** The name of a page is that of its file in `src/routes`. */
const addressGroup = z.strictObject(
  Object.fromEntries(
    Object.keys(addresses).map((page) => [
      page,
      textWhere(
        plainFileName.pattern,
        'cannot be a part of an address',
        'Write lower-case letters without accents, digits and hyphens.',
      ).describe(`part of the address of the page ${page}`),
    ]),
  ),
);

/** How dates, quotation marks and numbers are written. Not words, but they depend on the language. */
const formatGroup = z.strictObject({
  dates: languageTag('language tag whose form dates take: en-US is January 15, 2025'),
  quotes: textWhere(
    /^....$/u,
    'is not a set of four quotation marks',
    'Write the outer pair, then the inner one: “”‘’.',
  ).describe('quotation marks: the outer pair, then the inner one'),
  spaced: z
    .string()
    .describe(
      'signs with a narrow space inside, the opening one first, with spaces between: « » : ; ! ?',
    ),
  beforeNumbers: z
    .string()
    .min(1)
    .describe('what stays on one line with the number after it, with spaces between: § No.'),
  units: z
    .string()
    .min(1)
    .describe('what stays on one line with the number before it, with spaces between: % km'),
  numbers: z
    .string()
    .min(1)
    .describe('the numbers that headlines have in words, from one on, with spaces between'),
  // English: Brysbaert, 2019. Others: the English figure times the ratio of the reading
  // speeds measured by Trauzettel-Klosinski and Dietz, 2012, https://doi.org/10.1167/iovs.11-8284,
  // for Hindi, which they did not measure, the mean of 17 languages.
  wordsPerMinute: z.int().min(50).max(600).describe('average speed of silent reading'),
});

const wordsSchema = z
  .strictObject({
    formats: formatGroup.partial(),
    addresses: addressGroup.partial(),
    ...Object.fromEntries(Object.entries(groups).map(([name, lines]) => [name, groupLike(lines)])),
  })
  .partial();

/** The firm's own texts for words of the interface, one file for each language. */
export const words = defineKind({
  folder: 'words',
  label: 'Words',
  singular: 'file of words',
  schema: wordsSchema,
  fileName: {
    pattern: /^[a-z]{2,3}$/,
    help: 'Use the code of the language, for example "en.yaml".',
  },
});
