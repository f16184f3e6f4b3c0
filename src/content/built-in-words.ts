import de from '../words/de.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import es from '../words/es.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import hi from '../words/hi.json' with { type: 'json' };
import { mapTexts } from './map-texts.ts';
import type { Words } from './words.ts';

/** Words by group, as a file has them: some may be missing or invalid. */
export interface WordTree {
  [key: string]: WordTree | string | number;
}

const builtIn: Record<string, WordTree> = { en, de, es, fr, hi };

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
function adaptToCountry(words: WordTree, tag: string): WordTree {
  const { language, region } = new Intl.Locale(tag);
  if (!region || !isTree(words.formats)) return words;
  const formats: WordTree = { ...words.formats, dates: tag };
  // Quebec: https://vitrinelinguistique.oqlf.gouv.qc.ca
  if (language === 'fr' && region === 'CA') formats.spaced = '« » :';
  if (language !== 'de' || !swissGerman.includes(region)) return { ...words, formats };
  const spelled = mapTexts(words, (text) => text.replaceAll('ß', 'ss'));
  return { ...spelled, formats: { ...formats, quotes: '«»‹›' } };
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
 * @returns the words of a language with those of the firm, which the content check has found complete
 */
export function buildWords({ code, tag }: { code: string; tag: string }, own: WordTree = {}) {
  const builtIn = adaptToCountry(readBuiltInWords(code), tag);
  return { ...(overlayWords(builtIn, own) as unknown as Words), tag };
}
