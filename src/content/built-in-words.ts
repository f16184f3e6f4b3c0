import de from '../words/de.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import es from '../words/es.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import hi from '../words/hi.json' with { type: 'json' };
import phoneExamples from './phone-examples.json' with { type: 'json' };
import { mapTexts } from './texts.ts';
import type { Words } from './words.ts';

/** Words by group, as a file has them: some may be missing or invalid. */
export interface WordTree {
  [key: string]: WordTree | string | number;
}

const builtIn: Record<string, WordTree> = { en, de, es, fr, hi };

/** The languages in which the program has words of its own. */
export const builtInLanguages = Object.keys(builtIn);

/** @returns the words of the program in a language; empty for a language without any */
export const getBuiltInWords = (code: string): WordTree => builtIn[code] ?? {};

/**
 * What countries write otherwise, and their formats: https://vitrinelinguistique.oqlf.gouv.qc.ca and
 * https://www.bk.admin.ch/bk/de/home/dokumentation/sprachen/hilfsmittel-textredaktion/leitfaden-zur-deutschen-rechtschreibung.html
 */
const variants: Record<string, [sign: RegExp, instead: string, formats: WordTree]> = {
  'de-CH': [/ß/g, 'ss', { quotes: '«»‹›' }],
  'de-LI': [/ß/g, 'ss', { quotes: '«»‹›' }],
  'fr-CA': [/\u202f(?=[;!?])/g, '', { spaced: '« » :' }],
};

/**
 * Writes words as the country of a language does: `en-GB` and `en-DE` have 15 January 2025.
 * @param tag of the language, such as `de-CH`
 * @param country of the firm: that of a language without one, and of the example of a phone number
 */
function adaptToCountry(words: WordTree, tag: string, country?: string): WordTree {
  const { language, region = country } = new Intl.Locale(tag);
  if (!region || !isTree(words.formats)) return words;
  const [sign = '', instead = '', formats] = variants[`${language}-${region}`] ?? [];
  const phoneExample = Object(phoneExamples)[country ?? region];
  return overlayWords(
    mapTexts(words, (text) => (sign ? text.replaceAll(sign, instead) : text)),
    {
      formats: { dates: `${new Intl.Locale(tag, { region })}`, ...formats },
      ...(phoneExample && { careers: { phoneExample } }),
    },
  );
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

/**
 * @param own words of the firm
 * @param country of the firm, if it has an office
 * @returns the words of a language with those of the firm, which the content check has found complete
 */
export function buildWords(
  { code, tag }: { code: string; tag: string },
  own: WordTree = {},
  country?: string,
) {
  const builtIn = adaptToCountry(getBuiltInWords(code), tag, country);
  return { ...(overlayWords(builtIn, own) as unknown as Words), tag };
}
