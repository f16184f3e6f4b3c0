import { z } from 'zod';
import de from '../words/de.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import hi from '../words/hi.json' with { type: 'json' };
import { languageTag, textWhere } from './code-fields.ts';
import { plainFileName } from './kind.ts';
import { mapTexts } from './map-texts.ts';

/** Words by group, as a file has them: some may be missing or invalid. */
export interface WordTree {
  [key: string]: WordTree | string | number;
}

const builtIn: Record<string, WordTree> = { en, de, hi };

const { formats: _, addresses, ...groups } = en;

/** The languages in which the program has words of its own. */
export const builtInLanguages = Object.keys(builtIn);

/** @returns the words of the program in a language; empty for a language without any */
export const readBuiltInWords = (code: string): WordTree => builtIn[code] ?? {};

/** Countries whose German has no ß and quotes with «». */
const swissGerman = ['CH', 'LI'];

/**
 * Writes words as the country of a language does: `en-GB` and `en-DE` have 15 January 2025. German is
 * spelled after the rules of the Swiss Federal Chancellery:
 * https://www.bk.admin.ch/bk/de/home/dokumentation/sprachen/hilfsmittel-textredaktion/leitfaden-zur-deutschen-rechtschreibung.html
 * @param tag of the language, such as `de-CH`
 */
export function adaptToCountry(words: WordTree, tag: string): WordTree {
  const { language, region } = new Intl.Locale(tag);
  if (!region || !isTree(words.formats)) return words;
  const dates = { dates: tag, articleDates: tag };
  if (language !== 'de' || !swissGerman.includes(region))
    return { ...words, formats: { ...words.formats, ...dates } };
  const spelled = mapTexts(words, (text) => text.replaceAll('ß', 'ss'));
  return { ...spelled, formats: { ...words.formats, ...dates, quotes: '«»‹›' } };
}

export const isTree = (value: unknown): value is WordTree =>
  typeof value === 'object' && value !== null;

/** Overrides words with others, such as the built-in ones with those of the firm. */
export function overlayWords(base: WordTree, own: WordTree): WordTree {
  const merged = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const below = merged[key];
    merged[key] = isTree(value) && isTree(below) ? overlayWords(below, value) : value;
  }
  return merged;
}

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
  const optional = form.optional();
  return z
    .strictObject({
      zero: optional,
      one: optional,
      two: optional,
      few: optional,
      many: optional,
      other: form,
    })
    .describe(`a text like “${english}”`);
}

const lineLike = (english: string | { other: string }) =>
  typeof english === 'string' ? textLike(english) : pluralLike(english.other);

const groupLike = (english: Record<string, string | { other: string }>) =>
  z.strictObject(
    Object.fromEntries(Object.entries(english).map(([name, line]) => [name, lineLike(line)])),
  );

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
  articleDates: languageTag('language tag whose form dates of articles and their lists take'),
  quotes: textWhere(
    /^....$/u,
    'is not a set of four quotation marks',
    'Write the outer pair, then the inner one: “”‘’.',
  ).describe('quotation marks: the outer pair, then the inner one'),
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
  // English: Brysbaert, 2019. German and Hindi: the English figure times the ratio of the reading
  // speeds measured by Trauzettel-Klosinski and Dietz, 2012, https://doi.org/10.1167/iovs.11-8284,
  // for Hindi, which they did not measure, the mean of 17 languages.
  wordsPerMinute: z.int().min(50).max(600).describe('average speed of silent reading'),
});

/** The schema of every word of a language, made from the English words. */
export const wordsSchema = z.strictObject({
  formats: formatGroup,
  addresses: addressGroup,
  ...Object.fromEntries(Object.entries(groups).map(([name, lines]) => [name, groupLike(lines)])),
});
